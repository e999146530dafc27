import { afterHydration } from '../layout/after-hydration.tsx'

/** The city that fee and days are shown for; after hydration a button to choose another. */
export const DeliveryCity = afterHydration(() => import('./city-choice/city-button.tsx'))
