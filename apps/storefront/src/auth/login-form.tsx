import type { ShopClient } from '@zayy/contract/shop-client'
import { useRef } from 'react'
import { Form, SubmitButton, SubmitNotice } from '../forms/form.tsx'
import { fieldIssue } from '../forms/field-issue.ts'
import { PasswordField } from '../forms/password-field.tsx'
import { EmailField } from '../forms/text-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { removeStoredFields, useStoredFields } from '../forms/use-stored-fields.ts'
import { useSubmit } from '../forms/use-submit.ts'
import { ShopLink } from '../links/shop-link.tsx'
import { useAuthMessages } from './auth-messages.ts'
import { LOGIN_EMAIL_KEY } from './use-login-page.ts'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './auth-page.module.css'

const fields = ['email', 'password'] as const
const stored = ['email'] as const

/** The login. A password is tried as it was typed, whatever rules it follows. */
export function LoginForm({ client, onLoggedIn }: { client: ShopClient; onLoggedIn: () => void }) {
  const messages = useAuthMessages()
  const element = useRef<HTMLFormElement>(null)
  const state = useForm<(typeof fields)[number]>(
    { email: '', password: '' },
    {
      fields,
      messages: messages.fields,
      loadRules: async () => {
        const { loginInput } = await import('@zayy/contract/accounts/account-input')
        return (field, form) => fieldIssue(loginInput.shape[field], form[field])
      },
      idPrefix: 'login-',
    },
  )
  useStoredFields(LOGIN_EMAIL_KEY, state, stored, element)
  const { submit, sending, submitError } = useSubmit(state, { leaves: true })

  async function logIn() {
    const { email, password } = state.form
    await client.accounts.login({ email, password })
    removeStoredFields(LOGIN_EMAIL_KEY)
    onLoggedIn()
  }

  return (
    <Form ref={element} className={styles.login} aria-busy={sending} onSubmit={() => void submit(logIn)}>
      <SubmitNotice submitError={submitError} />
      <EmailField state={state} field="email" autoComplete="username" />
      <PasswordField state={state} field="password" autoComplete="current-password" />
      <p>
        <ShopLink
          className={`${typography.link} ${typography.small} ${typography.touchArea}`}
          to="/auth/reset-password"
        >
          {messages.login.forgotten}
        </ShopLink>
      </p>
      <SubmitButton
        sending={sending}
        label={messages.login.submit}
        sendingLabel={messages.login.sending}
        className={`${button.primary} ${button.large}`}
      />
    </Form>
  )
}
