import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import { useEffect, useRef } from 'react'
import styles from './removed-notice.module.css'

const UNDO_MS = 8000

/**
 * Replaces a removed item and offers Undo, focused, for 8 seconds.
 * @param focusAfter id of the element to focus if Undo disappears while focused, pressed or not
 */
export function RemovedNotice({
  text,
  undo,
  focusAfter,
  onUndo,
  onGone,
}: {
  text: string
  /** Label of the button. */
  undo: string
  focusAfter: string
  onUndo: () => void
  onGone: () => void
}) {
  const undoButton = useRef<HTMLButtonElement>(null)
  const gone = useRef(onGone)
  const focusTarget = useRef(focusAfter)
  const pressed = useRef(false)
  useEffect(() => {
    undoButton.current?.focus({ preventScroll: true })
    const end = setTimeout(() => {
      if (document.activeElement === undoButton.current)
        document.getElementById(focusTarget.current)?.focus({ preventScroll: true })
      gone.current()
    }, UNDO_MS)
    return () => {
      clearTimeout(end)
      // The restored page may have another element with this id.
      if (pressed.current && document.activeElement === document.body)
        document.getElementById(focusTarget.current)?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div className={styles.removedNotice} role="status">
      <Icon name="trash" />
      <span>{text}</span>
      <button
        type="button"
        className={`${button.quiet} ${button.small} ${layout.pushed}`}
        ref={undoButton}
        onClick={() => {
          pressed.current = true
          onUndo()
        }}
      >
        <Icon name="arrow-counter-clockwise" flip />
        {undo}
      </button>
    </div>
  )
}
