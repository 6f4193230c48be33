// One house for all tests, unless LUDOGITE_URL names one that is open already.
import { House } from './house';

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.LUDOGITE_URL) return undefined;
  const house = await House.open();
  process.env.LUDOGITE_URL = house.url;
  return () => house.close();
}
