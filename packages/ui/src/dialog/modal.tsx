import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../icon.tsx'
import iconButton from '../icon-button.module.css'
import { DialogClose, DialogLayer } from './dialog-layer.tsx'
import styles from './modal.module.css'

const FIELD_SELECTOR = 'textarea, input, select, button'

/**
 * A dialog in the middle of the screen, on phones at the bottom. It traps focus until it closes: by Escape, a press outside, or
 * its close button; then focus returns.
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
  const titleId = useId()
  const firstField = () => body.current?.querySelector<HTMLElement>(FIELD_SELECTOR) ?? null
  useEffect(() => {
    if (!open || title === '' || body.current?.contains(document.activeElement)) return
    body.current?.querySelector<HTMLElement>(FIELD_SELECTOR)?.focus()
  }, [open, title])
  return (
    <DialogLayer
      open={open}
      onClose={onClose}
      className={styles.modal ?? ''}
      labelledBy={titleId}
      initialFocus={firstField}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <DialogClose className={iconButton.iconButton} label={close}>
          <Icon name="x" size="l" />
        </DialogClose>
      </div>
      <div ref={body}>{children}</div>
    </DialogLayer>
  )
}
