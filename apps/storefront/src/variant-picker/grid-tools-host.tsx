import { LiveSelectionHost } from './live-selection-host.tsx'
import type { SeenViews } from './picker-view.ts'
import styles from './variant-picker.module.css'

/** The place of the quick ways to fill the grid, or with `keys` of what its keys do. */
export function GridToolsHost(seen: SeenViews & { keys?: boolean }) {
  return (
    <div className={styles.tools}>
      <LiveSelectionHost part="tools" {...seen} />
    </div>
  )
}
