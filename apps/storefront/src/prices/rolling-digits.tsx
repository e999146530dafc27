import typography from '@zayy/ui/typography.module.css'
import { startTransition, useEffect, useState } from 'react'
import styles from './rolling-digits.module.css'

/** The 160 ms of the animation, and some frames. */
const ROLL_MS = 220

/**
 * Digits that roll when the text changes. Only then, and only those that differ, are they separate elements,
 * and screen readers hear the new text alone.
 * @param props.first the text that was shown before this component
 */
export function RollingDigits({ text, first }: { text: string; first: string }) {
  const [{ shown, before }, setShown] = useState({ shown: text, before: first })
  if (shown !== text) setShown({ shown: text, before: shown })
  useEffect(() => {
    // A transition, as React renders other updates together with a press.
    const timer = setTimeout(() => startTransition(() => setShown({ shown: text, before: text })), ROLL_MS)
    return () => clearTimeout(timer)
  }, [text])
  if (before === shown) return shown
  const digits = [...shown].map((digit, at) => {
    const fromEnd = shown.length - at
    const replaced = before[before.length - fromEnd]
    if (replaced === digit) return digit
    return (
      <span key={`${fromEnd} ${digit}`} className={styles.reel}>
        <span data-before={replaced}>{digit}</span>
      </span>
    )
  })
  return (
    <>
      <span className={typography.visuallyHidden}>{shown}</span>
      <span aria-hidden="true">{digits}</span>
    </>
  )
}
