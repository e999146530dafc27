import { afterHydration } from '../layout/after-hydration.tsx'

/** What is wrong with quantities, which is fetched when one is. */
export const WrongQuantitiesHost = afterHydration(() => import('./tools/wrong-quantities.tsx'))
