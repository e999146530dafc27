import { type KeyboardEvent, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './stepper.module.css'
import { usePressRepeat } from './use-press-repeat.ts'

/**
 * A whole number with minus and plus (both repeat when held) and a field to type it into. Never below 0.
 *
 * @param name of the field
 * @param read what a typed text means: a number of 0 or more, or null for what is no number, which is then ignored
 * @param onStep a signed change by one; the owner adds it to the value of that moment
 * @param onType the number typed, once the field is left or Enter is pressed
 * @param updateOnInput the number is told at each key as well; an emptied field still waits until it is left
 */
export function Stepper({
  name,
  value,
  labels,
  read,
  onStep,
  onType,
  updateOnInput,
  className,
}: {
  name?: string
  value: number
  labels: { field: string; less: string; more: string }
  read: (text: string) => number | null
  onStep: (change: 1 | -1) => void
  onType: (value: number) => void
  updateOnInput?: boolean
  className?: string | undefined
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const less = usePressRepeat(() => onStep(-1))
  const more = usePressRepeat(() => onStep(1))

  const settle = () => {
    const number = typed === null ? null : typed.trim() === '' ? 0 : read(typed)
    if (number !== null && number !== value) onType(number)
    setTyped(null)
  }
  const type = (text: string) => {
    setTyped(text)
    const number = updateOnInput ? read(text) : null
    if (number !== null && number !== value) onType(number)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      settle()
    } else if (event.key === 'Escape' && typed !== null && !updateOnInput) {
      event.stopPropagation()
      setTyped(null)
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      setTyped(null)
      onStep(event.key === 'ArrowUp' ? 1 : -1)
    }
  }
  return (
    <span className={[styles.stepper, value > 0 && styles.filled, className].filter(Boolean).join(' ')}>
      <button type="button" aria-label={labels.less} disabled={value === 0} {...less}>
        <Icon name="minus" size="s" />
      </button>
      <input
        {...(name === undefined ? {} : { name })}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.field}
        value={typed ?? String(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      <button type="button" aria-label={labels.more} {...more}>
        <Icon name="plus" size="s" />
      </button>
    </span>
  )
}
