import { afterHydration } from './after-hydration.tsx'

/** The parts of the layout that are loaded once the page is hydrated. What they say of a connection is there before it fails. */
export const HydratedLayout = afterHydration(() => import('./hydrated/hydrated-parts.tsx'))
