import { failureOf } from '@zayy/contract/failure'
import { foldDigits } from '@zayy/domain/text/digits'
import { countdown } from '@zayy/i18n/time/waiting-time'
import button from '@zayy/ui/button.module.css'
import field from '@zayy/ui/field.module.css'
import { Icon } from '@zayy/ui/icon'
import { toast } from '@zayy/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { fieldIssue } from '../../forms/field-issue.ts'
import { Form, SubmitButton, SubmitNotice } from '../../forms/form.tsx'
import { type FormState, useForm } from '../../forms/use-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Trans } from '../../i18n/trans.tsx'
import { ShopContact } from '../../page/shop-contact.tsx'
import { useClient } from '../../router-context.ts'
import { useShopSettings } from '../../shop-settings/shop-settings.ts'
import { useAuthMessages } from '../auth-messages.ts'
import { CODE_LIFETIME_MS } from './reset-progress.ts'
import styles from './reset-step.module.css'
import { ResetStep } from './reset-step.tsx'

const fields = ['otp'] as const

/** Wrong codes before the server voids a code (contract.md, POST /confirm/otp). */
const MAX_TRIES = 5
const RESEND_AFTER_MS = 60_000

/** Step 2: the mailed code. A cookie identifies the attempt. */
export function CodeStep({
  email,
  sentAt,
  onConfirmed,
  onSentAgain,
  onOtherEmail,
}: {
  email: string
  sentAt: number
  onConfirmed: (token: string) => void
  onSentAgain: () => void
  onOtherEmail: () => void
}) {
  const client = useClient()
  const { reset } = useAuthMessages()
  const { sendsMail } = useShopSettings()
  const [tries, setTries] = useState(0)
  const state = useForm<'otp'>(
    { otp: '' },
    {
      fields,
      messages: reset.fields,
      loadRules: async () => {
        const { confirmOtpInput } = await import('@zayy/contract/accounts/password-input')
        return (name, form) => fieldIssue(confirmOtpInput.shape[name], form[name])
      },
    },
  )
  const { submit, sending, submitError } = useSubmit(state)
  const again = useSubmit(useForm<never>({}, { fields: [], messages: {}, loadRules: async () => () => null }))
  const wait = useSecondsUntil(sentAt + RESEND_AFTER_MS)
  const boxId = state.idOf('otp')
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus the first box for each new code
  useEffect(() => document.getElementById(boxId)?.focus(), [boxId, sentAt])

  async function confirm() {
    const otp = state.form.otp
    if (tries >= MAX_TRIES || Date.now() > sentAt + CODE_LIFETIME_MS) {
      state.fill({ otp: '' })
      state.setErrors({ otp: reset.code.ended })
      return
    }
    try {
      onConfirmed((await client.accounts.confirmOtp({ otp })).data.token)
    } catch (thrown) {
      if (failureOf(thrown).errors.otp) setTries(tries + 1)
      state.fill({ otp: '' })
      throw thrown
    }
  }

  async function sendAgain() {
    await client.accounts.forgetPassword({ email })
    setTries(0)
    state.fill({ otp: '' })
    state.setErrors({})
    void toast(sendsMail ? reset.code.sentAgain : reset.code.readyAgain, 'success')
    onSentAgain()
  }

  return (
    <ResetStep
      number={2}
      title={reset.code.title}
      text={
        <Trans
          text={sendsMail ? reset.code.text : reset.code.textWithoutMail}
          parts={{ email: <bdi dir="ltr">{email}</bdi>, contact: <ShopContact /> }}
        />
      }
    >
      <Form aria-busy={sending} onSubmit={() => void submit(confirm)}>
        <SubmitNotice submitError={again.submitError ?? submitError} />
        <CodeInput state={state} />
        <div className={styles.actions}>
          <SubmitButton sending={sending} label={reset.code.submit} sendingLabel={reset.code.sending} />
          <button
            type="button"
            className={button.quiet}
            disabled={wait > 0 || again.sending}
            onClick={() => void again.submit(sendAgain)}
          >
            {reset.code.again}
            {wait > 0 ? (
              <bdi className={styles.countdown} dir="ltr">
                {countdown(wait)}
              </bdi>
            ) : null}
          </button>
          <button type="button" className={button.quiet} onClick={onOtherEmail}>
            {reset.code.otherEmail}
          </button>
        </div>
      </Form>
    </ResetStep>
  )
}

/**
 * One box per digit, left to right in both languages. A pasted or autofilled code fills all boxes. Backspace in an empty box deletes
 * the digit before it.
 */
function CodeInput({ state }: { state: FormState<'otp'> }) {
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
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes never move
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
              else if (event.key === 'ArrowRight' && at < CODE_LENGTH - 1) boxes.current[at + 1]?.focus()
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

const CODE_LENGTH = 4

/** Splits the value of the form's field, which has a digit or a space per box. */
export function boxesOf(code: string): string[] {
  return [...code.padEnd(CODE_LENGTH)].slice(0, CODE_LENGTH).map((digit) => digit.trim())
}

/** Joins boxes to the value of the form's field. */
export function codeOf(boxes: readonly string[]): string {
  return boxes.map((digit) => digit || ' ').join('')
}

/**
 * Returns the boxes after input into one of them, and the index of the next box. Ignores all but digits of any script. Several digits
 * fill the following boxes; four fill all.
 * @param text the new text of the box, which may include its old digit
 */
export function typeDigits(
  boxes: readonly string[],
  at: number,
  text: string,
): { boxes: string[]; next: number } {
  const digits = foldDigits(text).replace(/\D/g, '')
  const old = boxes[at] ?? ''
  const isBesideOld = digits.length === 2 && old !== '' && digits.includes(old)
  const typed = isBesideOld ? digits.replace(old, '') : digits
  if (typed === '') return { boxes: boxes.with(at, ''), next: at }
  const from = typed.length >= CODE_LENGTH ? 0 : at
  const filled = [...typed].slice(0, CODE_LENGTH - from)
  return {
    boxes: boxes.map((digit, place) => filled[place - from] ?? digit),
    next: Math.min(from + filled.length, CODE_LENGTH - 1),
  }
}

/** Counts down the seconds until a time (milliseconds since 1970), at least 0. */
function useSecondsUntil(time: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(time))
  useEffect(() => {
    const follow = () => {
      setSeconds(secondsUntil(time))
      if (secondsUntil(time) === 0) clearInterval(timer)
    }
    const timer = setInterval(follow, 1000)
    follow()
    return () => clearInterval(timer)
  }, [time])
  return seconds
}

function secondsUntil(time: number): number {
  return Math.max(0, Math.ceil((time - Date.now()) / 1000))
}
