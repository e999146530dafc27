import type { KeyboardEvent } from 'react'
import { Icon } from './icon.tsx'
import { keepLineBreaks } from './keep-line-breaks.ts'
import styles from './stepper.module.css'
import { usePressRepeat } from './use-press-repeat.ts'

type StepperProps = {
  name?: string
  value: number
  /** What the field shows in place of the value, such as a number that is being typed; null: the value. */
  text: string | null
  /** The element that says what is wrong with the text; undefined while it is right. */
  error?: string | undefined
  labels: { field: string; less: string; more: string }
  /** A signed change by one; the owner adds it to the value of that moment. */
  onStep: (change: 1 | -1) => void
  /** What stands in the field after each key. A text with line breaks comes with a sign for each. */
  onType: (text: string) => void
  /** The field is entered, or left by another focus or by Enter. */
  onEnter?: () => void
  onLeave: () => void
  /** Escape, where there is something to take back. */
  onCancel?: (() => void) | undefined
  className?: string | undefined
}

/**
 * A whole number with minus and plus (both repeat when held) and a field to type it into. Never below 0.
 * Tab stops at the field alone, where the arrows up and down are plus and minus.
 */
export function Stepper({
  name,
  value,
  text,
  error,
  labels,
  onStep,
  onType,
  onEnter,
  onLeave,
  onCancel,
  className,
}: StepperProps) {
  const less = usePressRepeat(() => onStep(-1))
  const more = usePressRepeat(() => onStep(1))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      onLeave()
    } else if (event.key === 'Escape' && onCancel) {
      event.stopPropagation()
      onCancel()
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      onStep(event.key === 'ArrowUp' ? 1 : -1)
    }
  }
  return (
    <span className={[styles.stepper, value > 0 && styles.filled, className].filter(Boolean).join(' ')}>
      <button type="button" tabIndex={-1} aria-label={labels.less} disabled={value === 0} {...less}>
        <Icon name="minus" size="s" />
      </button>
      <input
        {...(name === undefined ? {} : { name })}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.field}
        aria-invalid={error !== undefined}
        aria-describedby={error}
        value={text ?? String(value)}
        onFocus={(event) => {
          event.target.select()
          onEnter?.()
        }}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
        onKeyDown={onKeyDown}
        {...keepLineBreaks(onType)}
      />
      <button type="button" tabIndex={-1} aria-label={labels.more} {...more}>
        <Icon name="plus" size="s" />
      </button>
    </span>
  )
}
