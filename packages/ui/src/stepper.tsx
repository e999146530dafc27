import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { keepLineBreaks } from './keep-line-breaks.ts'
import styles from './stepper.module.css'

type StepperProps = {
  name?: string
  value: number
  /** Text shown instead of the value, such as a number being typed; null shows the value. */
  text: string | null
  /** Id of the error message of the text; undefined if it is valid. */
  error?: string | undefined
  labels: { field: string; less: string; more: string }
  /** A signed change by one; the parent adds it to the current value. */
  onStep: (change: 1 | -1) => void
  /** Text of the field after each key. Pasted line breaks are replaced by a sign each. */
  onType: (text: string) => void
  /** The field gains focus, or is left by a change of focus or by Enter. */
  onEnter?: () => void
  onLeave: () => void
  /** Escape, if there is a change to undo. */
  onCancel?: (() => void) | undefined
  className?: string | undefined
}

/**
 * A whole number of at least 0, with minus and plus buttons (both repeat when held) and a field.
 * Tab stops only at the field, where the up and down arrows act as plus and minus.
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

/** Milliseconds before a held press repeats, and between repeats. */
const FIRST_DELAY_MS = 400
const REPEAT_MS = 80

/**
 * Returns props that make a held button repeat: a press acts at once, then repeatedly until release. A press by keyboard or
 * screen reader (a click without a pointer) acts once.
 */
function usePressRepeat(act: () => void) {
  const latest = useRef(act)
  latest.current = act
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const byPointer = useRef(false)

  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  const repeat = () => {
    latest.current()
    timer.current = setTimeout(repeat, REPEAT_MS)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      byPointer.current = true
      stop()
      latest.current()
      timer.current = setTimeout(repeat, FIRST_DELAY_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!byPointer.current) latest.current()
      byPointer.current = false
    },
  }
}
