import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { DialogLayer } from './dialog-layer.tsx'
import { Icon } from '../icon.tsx'
import iconButton from '../icon-button.module.css'
import styles from './modal.module.css'

const FIELD_SELECTOR = 'textarea, input, select, button'

/**
 * A dialog in the middle of the screen, on phones at the bottom. It traps focus until it closes: by Escape, a press outside, or
 * its close button; then focus returns. It depends on Base UI (20 kB): load it lazily.
 *
 * @param title when it changes, focus moves to the first field of the new content
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
  /** Accessible name of the close button. */
  close: string
  children: ReactNode
}) {
  const body = useRef<HTMLDivElement>(null)
  const firstField = () => body.current?.querySelector<HTMLElement>(FIELD_SELECTOR) ?? true
  const focusedBefore = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (open) focusedBefore.current = document.activeElement
  }, [open])
  useEffect(() => {
    if (!open || title === '') return
    if (body.current?.contains(document.activeElement)) return
    body.current?.querySelector<HTMLElement>(FIELD_SELECTOR)?.focus()
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
