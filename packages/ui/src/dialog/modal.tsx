import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { DialogLayer } from './dialog-layer.tsx'
import { Icon } from '../icon.tsx'
import iconButton from '../icon-button.module.css'
import styles from './modal.module.css'

const fields = 'textarea, input, select, button'

/**
 * A dialog in the middle of the screen, on phones at its foot, that traps the focus until it is closed: by Escape, a press
 * beside it, or its button. Focus then returns to where it was. It brings Base UI along (20 kB): load it lazily.
 *
 * @param title of what it shows; when it changes, the focus goes to the first field of what is new
 */
export function Modal({
  open,
  onClose,
  title,
  close,
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  /** The name of the button that closes it. */
  close: string
  children: ReactNode
}) {
  const body = useRef<HTMLDivElement>(null)
  const firstField = () => body.current?.querySelector<HTMLElement>(fields) ?? true
  const focusedBefore = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (open) focusedBefore.current = document.activeElement
  }, [open])
  useEffect(() => {
    if (!open || title === '') return
    if (body.current?.contains(document.activeElement)) return
    body.current?.querySelector<HTMLElement>(fields)?.focus()
  }, [open, title])
  const lastFocus = () => (focusedBefore.current instanceof HTMLElement ? focusedBefore.current : true)
  return (
    <DialogLayer open={open} onClose={onClose}>
      <Dialog.Popup className={styles.modal} initialFocus={firstField} finalFocus={lastFocus}>
        <div className={styles.head}>
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <Dialog.Close className={iconButton.iconButton} aria-label={close}>
            <Icon name="x" size="l" />
          </Dialog.Close>
        </div>
        <div ref={body}>{children}</div>
      </Dialog.Popup>
    </DialogLayer>
  )
}
