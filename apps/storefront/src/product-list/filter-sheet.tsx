import { Icon } from '@zayy/ui/icon'
import { useEffect, useRef } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import styles from './filter-sheet.module.css'
import { type FiltersProps, ListingFilters } from './listing-filters.tsx'

type SheetProps = Omit<FiltersProps, 'idPrefix'> & {
  total: number
  onClear: () => void
  onClose: () => void
}

/** The filters on a phone: a sheet from below. Escape, a press beside it and its buttons close it; focus returns. */
export function FilterSheet({ total, onClear, onClose, ...filters }: SheetProps) {
  const messages = useMessages('listing')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
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
      <div className={`row between ${styles.head}`}>
        <h2 id="filter-sheet">{messages.filters}</h2>
        <button
          type="button"
          className="ib"
          aria-label={messages.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" size="l" />
        </button>
      </div>
      <div className={styles.body}>
        <ListingFilters {...filters} idPrefix="sheet" />
      </div>
      <div className={`row ${styles.foot}`}>
        <button type="button" className="btn o" onClick={onClear}>
          {messages.clear}
        </button>
        <button type="button" className="btn p" onClick={() => dialog.current?.close()}>
          {messages.show(total)}
        </button>
      </div>
    </dialog>
  )
}
