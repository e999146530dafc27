import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { DialogLayer } from './dialog-layer.tsx'
import styles from './drawer.module.css'

/**
 * A panel over the page that traps the focus until it is closed: by Escape, a press beside it, or a DrawerClose inside.
 * Focus then returns to where it was, and the page does not scroll meanwhile.
 * It brings Base UI along (20 kB): load it lazily, `lazy(() => import('./my-drawer.tsx'))`, on first opening.
 *
 * Inside it are a head, a body that scrolls and a foot: classes of drawer.module.css.
 *
 * @param edge where it stands: at the edge where reading starts or ends, from which it slides in
 * @param className its width
 */
export function Drawer({
  open,
  onClose,
  label,
  edge,
  className,
  children,
}: {
  open: boolean
  onClose: () => void
  /** Its name for readers. */
  label: string
  edge: 'start' | 'end'
  className: string | undefined
  children: ReactNode
}) {
  return (
    <DialogLayer open={open} onClose={onClose}>
      <Dialog.Popup
        className={`${styles.panel} ${edge === 'start' ? styles.atStart : styles.atEnd} ${className}`}
        aria-label={label}
      >
        {children}
      </Dialog.Popup>
    </DialogLayer>
  )
}

/** The button inside a Drawer that closes it. */
export function DrawerClose({
  className,
  label,
  children,
}: {
  className: string | undefined
  label: string
  children: ReactNode
}) {
  return (
    <Dialog.Close className={className} aria-label={label}>
      {children}
    </Dialog.Close>
  )
}
