import { afterHydration } from '../use-loaded-component.tsx'

/** Fetches after hydration: tier bar thumb, sticky buy bar, totals announcement, stored selection, grid tools and drawer. */
export const DeferredPickerUi = afterHydration(() => import('./deferred-picker-ui.tsx'))
