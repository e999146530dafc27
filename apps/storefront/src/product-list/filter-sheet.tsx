import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import iconButton from '@zayy/ui/icon-button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { useListingMessages } from '../paged-list/listing-messages.ts'
import styles from './filter-sheet.module.css'

type SheetProps = {
  total: number
  /** A search matches more than `total`. */
  more: boolean
  onClear: () => void
  onClose: () => void
  children: ReactNode
}

/** The filters on a phone, in a bottom sheet that Escape, the backdrop and its buttons close. */
export default function FilterSheet({ total, more, onClear, onClose, children }: SheetProps) {
  const messages = useListingMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby="filter-sheet"
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close()
      }}
    >
      <div className={styles.handle} />
      <div className={`${layout.row} ${layout.spread} ${styles.head}`}>
        <h2 id="filter-sheet">{messages.filters}</h2>
        <button
          type="button"
          className={iconButton.iconButton}
          aria-label={messages.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" size="l" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {/* The page's own status is inert while the sheet is open. */}
      <p className={typography.visuallyHidden} role="status">
        {messages.products(total, more)}
      </p>
      <div className={`${layout.row} ${styles.foot}`}>
        <button type="button" className={button.outlined} onClick={onClear}>
          {messages.clear}
        </button>
        <button type="button" className={button.primary} onClick={() => dialog.current?.close()}>
          {messages.show(total)}
        </button>
      </div>
    </dialog>
  )
}
