import type { FieldErrorCode } from '@zayy/contract/error-codes'
import { newPassword } from '@zayy/contract/input-parsers/secret'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Session } from '@zayy/contract/types'
import { toast } from '@zayy/ui/toast'
import { useOwnData, useReload } from '../account-state/own-data.ts'
import { fieldIssue } from '../forms/field-issue.ts'
import { Form, SubmitButton, SubmitNotice } from '../forms/form.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { useSubmit } from '../forms/use-submit.ts'
import { useAccountMessages, useProfileMessages } from './account-messages.ts'
import { Sessions } from './sessions.tsx'
import typography from '@zayy/ui/typography.module.css'
import styles from './account-page.module.css'

/**
 * Changes the password (spec, 5 Change password), and shows where one is logged in.
 * @param sessions null until the browser has loaded them
 */
export function PasswordPage({ client, sessions }: { client: ShopClient; sessions: Session[] | null }) {
  const { pages } = useAccountMessages()
  const messages = useProfileMessages()
  const reload = useReload()
  useOwnData(sessions)
  const state = useForm(emptyPasswordForm, {
    fields: passwordFields,
    messages: messages.passwordFields,
    loadRules: async () => passwordFieldIssue,
    comparedWith: { password: ['password_confirmation'] },
  })
  const { submit, sending, submitError } = useSubmit(state)

  const change = () =>
    submit(async () => {
      const { message } = await client.accounts.changePassword(state.form)
      state.fill(emptyPasswordForm)
      void toast(message ?? messages.changed, 'success', undefined, 'password')
      await reload()
    })

  return (
    <>
      <h1 className={`${typography.pageTitle} ${styles.title}`}>{pages.password}</h1>
      <p className={`${typography.soft} ${styles.lead}`}>{messages.passwordLead}</p>
      <Form
        className={styles.narrow}
        aria-label={messages.changePassword}
        aria-busy={sending}
        onSubmit={() => void change()}
      >
        <SubmitNotice submitError={submitError} />
        <PasswordField state={state} field="old_password" autoComplete="current-password" />
        <PasswordField state={state} field="password" autoComplete="new-password" />
        <PasswordField state={state} field="password_confirmation" autoComplete="new-password" />
        <div>
          <SubmitButton sending={sending} label={messages.changePassword} sendingLabel={messages.changing} />
        </div>
      </Form>
      <Sessions client={client} sessions={sessions} />
    </>
  )
}

/** In the order in which the page asks for them. */
const passwordFields = ['old_password', 'password', 'password_confirmation'] as const

type PasswordFieldName = (typeof passwordFields)[number]
type PasswordForm = Record<PasswordFieldName, string>

const emptyPasswordForm: PasswordForm = { old_password: '', password: '', password_confirmation: '' }

const rule = newPassword()

/** What is wrong with a field (spec, 5 Change password); null: nothing. Whether the old one is right, the server knows. */
function passwordFieldIssue(field: PasswordFieldName, form: PasswordForm): FieldErrorCode | null {
  if (form[field] === '') return 'required'
  if (field === 'old_password') return null
  if (field === 'password') return fieldIssue(rule, form.password)
  return form.password_confirmation === form.password ? null : 'passwordsDiffer'
}
