// An address that this browser will not copy by itself: it is shown, to be copied by hand.
let address: string | null = $state(null);

export const offered = () => address;

export function offer(url: string | null): void {
  address = url;
}
