import { afterHydration } from '../layout/after-hydration.tsx'

/**
 * The place of a part that is fetched after hydration: the pin of the tier bar, the dock with the
 * announcement of the totals and what keeps a selection over a reload, the tools of the grid and the drawer.
 */
export const LiveSelectionHost = afterHydration(() => import('./dock/live-selection.tsx'))
