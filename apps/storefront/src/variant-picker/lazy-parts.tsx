import { afterHydration } from '../use-loaded-component.tsx'
import type { SeenViews } from './picker-view.ts'
import styles from './variant-picker.module.css'

/**
 * The place of a part that is fetched after hydration: the pin of the tier bar, the dock with the
 * announcement of the totals and what keeps a selection over a reload, the tools of the grid and the drawer.
 */
export const DeferredPickerUi = afterHydration(() => import('./live-selection.tsx'))

/** The place of the quick ways to fill the grid, or with `keys` of what its keys do. */
export function GridToolsHost(seen: SeenViews & { keys?: boolean }) {
  return (
    <div className={styles.tools}>
      <DeferredPickerUi part="tools" {...seen} />
    </div>
  )
}
