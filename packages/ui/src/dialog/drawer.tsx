import type { ReactNode } from 'react'
import { DialogLayer } from './dialog-layer.tsx'
import styles from './drawer.module.css'

/**
 * A side panel that traps focus until it closes: by Escape, a press outside, or a DialogClose. Closing restores focus; the page
 * does not scroll while it is open.
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
    <DialogLayer
      open={open}
      onClose={onClose}
      className={`${styles.panel} ${edge === 'start' ? styles.atStart : styles.atEnd} ${className}`}
      label={label}
    >
      {children}
    </DialogLayer>
  )
}
