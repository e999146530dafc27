import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { DialogLayer } from './dialog-layer.tsx'
import styles from './drawer.module.css'

/**
 * A side panel that traps focus until it closes: by Escape, a press outside, or a DrawerClose. Closing restores focus; the page
 * does not scroll while it is open.
 * It depends on Base UI (20 kB): load it lazily on first opening, with `lazy(() => import('./my-drawer.tsx'))`.
 *
 * It contains a head, a scrolling body and a foot: classes of drawer.module.css.
 *
 * @param edge the edge where reading starts or ends; the panel slides in from it
 * @param className sets the width
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
  /** Accessible name. */
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

/** A button that closes the Drawer around it. */
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
