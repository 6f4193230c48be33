diavolo-box = Ti terninger, én ordre, den hurtigste hånd
