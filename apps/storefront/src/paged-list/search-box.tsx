import field from '@zayy/ui/field.module.css'
import { Icon } from '@zayy/ui/icon'
import typography from '@zayy/ui/typography.module.css'
import { useEffect, useRef, useState } from 'react'
import { useListingMessages } from './listing-messages.ts'
import styles from './search-box.module.css'

/** Spec, 9 Timing. */
const DEBOUNCE_MS = 500

type SearchBoxProps = {
  id: string
  /** The search in the URL. */
  value: string
  label: string
  onSearch: (text: string) => void
}

/** Searches after a pause or at Enter. Keeps the typed text while results are loading. */
export function SearchBox({ id, value, label, onSearch }: SearchBoxProps) {
  const messages = useListingMessages()
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (timer.current === undefined) setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  function send(typed: string) {
    clearTimeout(timer.current)
    timer.current = undefined
    if (typed.trim() !== value) onSearch(typed.trim())
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })

  return (
    <div>
      <label className={typography.visuallyHidden} htmlFor={id}>
        {label}
      </label>
      <span className={field.input}>
        <Icon name="magnifying-glass" />
        <input
          id={id}
          type="search"
          name="search"
          value={text}
          maxLength={200}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => {
            const typed = target.value
            setText(typed)
            clearTimeout(timer.current)
            timer.current = setTimeout(() => latest.current(typed), DEBOUNCE_MS)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.keyCode === 229) return
            event.preventDefault()
            send(text)
          }}
        />
        {text === '' ? null : (
          <button
            type="button"
            className={styles.clear}
            aria-label={messages.clearSearch}
            onClick={() => {
              setText('')
              send('')
            }}
          >
            <Icon name="x" size="s" />
          </button>
        )}
      </span>
    </div>
  )
}
