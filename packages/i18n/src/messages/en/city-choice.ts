import type { cityChoice as arabic } from '../ar/city-choice.ts'

/** Messages of the choice of the city that delivery is shown for, in English. */
export const cityChoice = {
  chooseInstead: (city: string) => `${city}, choose another city`,
  title: 'Deliver to which city?',
  close: 'Close',
  country: 'Country',
  city: 'Delivery city',
  choose: 'Choose a city',
  loading: 'Loading…',
  show: 'Show its fee',
  failed: 'The cities could not be loaded.',
  retry: 'Try again',
} satisfies typeof arabic
