import { Icon } from '@zayy/ui/icon'
import { useEffect, useRef } from 'react'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import styles from './removed-notice.module.css'

const UNDO_MS = 8000

/**
 * In place of what was removed, instead of a confirmation: it can be restored for 8 seconds. Undo takes the focus meanwhile.
 * @param focusAfter the id of what takes the focus when Undo goes while it has it
 */
export function RemovedNotice({
  text,
  undo,
  focusAfter,
  onUndo,
  onGone,
}: {
  text: string
  /** What the button says. */
  undo: string
  focusAfter: string
  onUndo: () => void
  onGone: () => void
}) {
  const undoButton = useRef<HTMLButtonElement>(null)
  const gone = useRef(onGone)
  const focusTarget = useRef(focusAfter)
  useEffect(() => {
    undoButton.current?.focus({ preventScroll: true })
    const end = setTimeout(() => {
      if (document.activeElement === undoButton.current)
        document.getElementById(focusTarget.current)?.focus({ preventScroll: true })
      gone.current()
    }, UNDO_MS)
    return () => clearTimeout(end)
  }, [])
  return (
    <div className={styles.removedNotice} role="status">
      <Icon name="trash" />
      <span>{text}</span>
      <button
        type="button"
        className={`${button.quiet} ${button.small} ${layout.pushed}`}
        ref={undoButton}
        onClick={onUndo}
      >
        <Icon name="arrow-counter-clockwise" flip />
        {undo}
      </button>
    </div>
  )
}
