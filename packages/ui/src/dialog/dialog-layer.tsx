import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import styles from './dialog-layer.module.css'

/** A layer over the dimmed page for a Dialog.Popup. The page does not scroll while it is open. */
export function DialogLayer({
  open,
  onClose,
  children,
}: {
  open: boolean
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        {children}
      </Dialog.Portal>
    </Dialog.Root>
  )
}
