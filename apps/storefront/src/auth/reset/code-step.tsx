import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import { countdown } from '@zayy/i18n/time/waiting-time'
import { toast } from '@zayy/ui/toast'
import { useEffect, useState } from 'react'
import { Form } from '../../forms/form.tsx'
import { fieldIssue } from '../../forms/field-issue.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { SubmitNotice } from '../../forms/submit-notice.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Trans } from '../../i18n/trans.tsx'
import { useAuthMessages } from '../auth-messages.ts'
import { CodeInput } from './code-input.tsx'
import { codeLifetime } from './reset-progress.ts'
import { ResetStep } from './reset-step.tsx'
import { useSecondsUntil } from './use-seconds-until.ts'
import button from '@zayy/ui/button.module.css'
import styles from './reset-step.module.css'

const fields = ['otp'] as const

/** How often a code is tried before it is void (contract.md, POST /confirm/otp), and how soon another is sent: milliseconds. */
const mostTries = 5
const sendAgainAfter = 60_000

/** Step 2: the code that was mailed. The attempt that it belongs to is in a cookie. */
export function CodeStep({
  client,
  email,
  sentAt,
  onConfirmed,
  onSentAgain,
  onOtherEmail,
}: {
  client: ShopClient
  email: string
  sentAt: number
  onConfirmed: (token: string) => void
  onSentAgain: () => void
  onOtherEmail: () => void
}) {
  const { reset } = useAuthMessages()
  const [tries, setTries] = useState(0)
  const state = useForm<'otp'>(
    { otp: '' },
    {
      fields,
      messages: reset.fields,
      loadRules: async () => {
        const { confirmOtpInput } = await import('@zayy/contract/accounts/password-input')
        return (field, form) => fieldIssue(confirmOtpInput.shape[field], form[field])
      },
    },
  )
  const { submit, sending, submitError } = useSubmit(state)
  const again = useSubmit(useForm<never>({}, { fields: [], messages: {}, loadRules: async () => () => null }))
  const wait = useSecondsUntil(sentAt + sendAgainAfter)
  const boxId = state.idOf('otp')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code is typed from the first box on
  useEffect(() => document.getElementById(boxId)?.focus(), [boxId, sentAt])

  async function confirm() {
    const otp = state.form.otp
    if (tries >= mostTries || Date.now() > sentAt + codeLifetime) {
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
    void toast(reset.code.sentAgain, 'success')
    onSentAgain()
  }

  return (
    <ResetStep
      number={2}
      title={reset.code.title}
      text={<Trans text={reset.code.text} parts={{ email: <bdi dir="ltr">{email}</bdi> }} />}
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
