diamoniak-box = Slotte, diamanter og hekse
