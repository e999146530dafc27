import type { ShopClient } from '@zayy/contract/shop-client'
import { useEffect } from 'react'
import { Form, SubmitButton, SubmitNotice } from '../../forms/form.tsx'
import { fieldIssue } from '../../forms/field-issue.ts'
import { PasswordField } from '../../forms/password-field.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { useAuthMessages } from '../auth-messages.ts'
import { ResetStep } from './reset-step.tsx'
import button from '@zayy/ui/button.module.css'
import styles from './reset-step.module.css'

const fields = ['new_password', 'confirmPassword'] as const
type NewPasswordField = (typeof fields)[number]

/** Step 3: the new password. Which token it is set by was confirmed before, or came with the mailed link. */
export function PasswordStep({
  client,
  email,
  token,
  onReset,
  onStartAgain,
}: {
  client: ShopClient
  /** For password managers, where it is known. */
  email: string | null
  token: string
  onReset: () => void
  onStartAgain: () => void
}) {
  const { reset, passwordHint } = useAuthMessages()
  const state = useForm<NewPasswordField>(
    { new_password: '', confirmPassword: '' },
    {
      fields,
      messages: reset.fields,
      loadRules: async () => {
        const { resetPasswordInput } = await import('@zayy/contract/accounts/password-input')
        return (field, form) => {
          if (field === 'new_password') return fieldIssue(resetPasswordInput.shape.new_password, form[field])
          if (form[field] === '') return 'required'
          return form[field] === form.new_password ? null : 'passwordsDiffer'
        }
      },
      comparedWith: { new_password: ['confirmPassword'] },
    },
  )
  const { submit, sending, submitError } = useSubmit(state, { leaves: true })
  const firstId = state.idOf('new_password')
  useEffect(() => document.getElementById(firstId)?.focus(), [firstId])

  return (
    <ResetStep number={3} title={reset.password.title} text={reset.password.text}>
      <Form
        aria-busy={sending}
        onSubmit={() =>
          void submit(async () => {
            await client.accounts.resetPassword({ ...state.form, token })
            onReset()
          })
        }
      >
        <SubmitNotice submitError={submitError} />
        {email === null ? null : (
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        )}
        <PasswordField state={state} field="new_password" autoComplete="new-password" hint={passwordHint} />
        <PasswordField state={state} field="confirmPassword" autoComplete="new-password" />
        <div className={styles.actions}>
          <SubmitButton
            sending={sending}
            label={reset.password.submit}
            sendingLabel={reset.password.sending}
          />
          <button type="button" className={button.quiet} onClick={onStartAgain}>
            {reset.password.startAgain}
          </button>
        </div>
      </Form>
    </ResetStep>
  )
}
