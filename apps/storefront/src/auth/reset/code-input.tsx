import { Icon } from '@zayy/ui/icon'
import { useRef } from 'react'
import type { FormState } from '../../forms/use-form.ts'
import { useAuthMessages } from '../auth-messages.ts'
import { boxesOf, codeLength, codeOf, typeDigits } from './code-digits.ts'
import field from '@zayy/ui/field.module.css'
import styles from './code-input.module.css'

/**
 * The code, a box for each digit, in the order of figures in both languages. A pasted code and one that a phone fills in
 * go to all boxes; backspace in an empty box takes back the digit before it.
 */
export function CodeInput({ state }: { state: FormState<'otp'> }) {
  const { code: messages } = useAuthMessages().reset
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const digits = boxesOf(state.form.otp)
  const error = state.errors.otp
  const errorId = `${state.idOf('otp')}-error`

  function put(at: number, text: string) {
    const { boxes: filled, next } = typeDigits(digits, at, text)
    state.change('otp', codeOf(filled))
    boxes.current[next]?.focus()
  }

  function takeBack(at: number) {
    state.change('otp', codeOf(digits.with(at, '')))
    boxes.current[at]?.focus()
  }

  return (
    <fieldset className={`${field.field} ${styles.code} ${error ? field.invalid : ''}`}>
      <legend className={styles.legend}>{state.messages.otp.label}</legend>
      <div className={styles.boxes} dir="ltr">
        {digits.map((digit, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never change places
            key={at}
            ref={(box) => {
              boxes.current[at] = box
            }}
            {...(at === 0 ? { id: state.idOf('otp') } : {})}
            className={`${field.input} ${styles.box}`}
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            aria-label={messages.digit(at + 1)}
            {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
            value={digit}
            onChange={({ target }) => put(at, target.value)}
            onFocus={({ target }) => target.select()}
            onPaste={(event) => {
              event.preventDefault()
              put(at, event.clipboardData.getData('text'))
            }}
            onKeyDown={(event) => {
              if (event.key === 'Backspace' && digit === '' && at > 0) {
                event.preventDefault()
                takeBack(at - 1)
              } else if (event.key === 'ArrowLeft') boxes.current[at - 1]?.focus()
              else if (event.key === 'ArrowRight' && at < codeLength - 1) boxes.current[at + 1]?.focus()
            }}
          />
        ))}
      </div>
      {error ? (
        <p className={field.error} id={errorId}>
          <Icon name="warning-circle" />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
