import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import styles from './dialog-layer.module.css'

/** What stands over the dimmed page, which does not scroll meanwhile, until it is closed: a Dialog.Popup. */
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
