import type { ShopClient } from '@zayy/contract/shop-client'
import type { Session } from '@zayy/contract/types'
import { toast } from '@zayy/ui/toast'
import { useOwnData, useReload } from '../account-state/own-data.ts'
import { Form } from '../forms/form.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { SubmitNotice } from '../forms/submit-notice.tsx'
import { useForm } from '../forms/use-form.ts'
import { useSubmit } from '../forms/use-submit.ts'
import { useAccountMessages } from './account-messages.ts'
import { emptyPasswordForm, passwordFieldIssue, passwordFields } from './password-form.ts'
import { useProfileMessages } from './profile-messages.ts'
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
