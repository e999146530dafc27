import type { signupInput } from '@zayy/contract/accounts/account-input'
import type { FieldErrorCode } from '@zayy/contract/error-codes'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import { useRef } from 'react'
import { fieldIssue } from '../forms/field-issue.ts'
import { Form, SubmitButton, SubmitNotice } from '../forms/form.tsx'
import formFields from '../forms/form-fields.module.css'
import { PasswordField } from '../forms/password-field.tsx'
import { EmailField, PhoneField, TextField } from '../forms/text-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { removeStoredFields, useStoredFields } from '../forms/use-stored-fields.ts'
import { useSubmit } from '../forms/use-submit.ts'
import { ShopLink } from '../links/shop-link.tsx'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { WithoutScripts } from '../page/without-scripts.tsx'
import { useClient } from '../router-context.ts'
import { useAuthMessages } from './auth-messages.ts'
import styles from './auth-page.module.css'
import { LOGIN_EMAIL_KEY, useLoginPage } from './use-login-page.ts'

/**
 * Login and sign-up side by side (spec, 2 /auth).
 * @param next the path to open after the login; the server has checked it
 */
export function AuthPage({ next }: { next: string | undefined }) {
  const messages = useAuthMessages()
  const { goOn } = useLoginPage(next)
  return (
    <main id="main">
      <Breadcrumbs trail={[{ name: messages.title }]} />
      <div className={`${layout.container} ${styles.page}`}>
        <WithoutScripts text={messages.needsScripts} />
        {next === undefined ? null : (
          <p className={styles.next}>
            {messages.toContinue}{' '}
            {/^\/(en\/)?checkout$/.test(next) ? (
              <ShopLink className={typography.link} to="/checkout">
                {messages.continueAsGuest}
              </ShopLink>
            ) : null}
          </p>
        )}
        <div className={styles.forms}>
          <section aria-labelledby="login">
            <h1 id="login" className={typography.pageTitle}>
              {messages.login.title}
            </h1>
            <p className={`${typography.soft} ${styles.introduction}`}>{messages.login.text}</p>
            <LoginForm onLoggedIn={goOn} />
          </section>
          <section aria-labelledby="signup">
            <h2 id="signup" className={typography.pageTitle}>
              {messages.signup.title}
            </h2>
            <p className={`${typography.soft} ${styles.introduction}`}>{messages.signup.text}</p>
            <SignupForm onLoggedIn={goOn} />
          </section>
        </div>
      </div>
    </main>
  )
}

const loginFields = ['email', 'password'] as const
const storedLoginFields = ['email'] as const

/** Sends the password as typed: earlier passwords may break the present rules. */
function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const client = useClient()
  const messages = useAuthMessages()
  const element = useRef<HTMLFormElement>(null)
  const state = useForm<(typeof loginFields)[number]>(
    { email: '', password: '' },
    {
      fields: loginFields,
      messages: messages.fields,
      loadRules: async () => {
        const { loginInput } = await import('@zayy/contract/accounts/account-input')
        return (field, form) => fieldIssue(loginInput.shape[field], form[field])
      },
      idPrefix: 'login-',
    },
  )
  useStoredFields(LOGIN_EMAIL_KEY, state, storedLoginFields, element)
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

/** In the order of the page. */
export const signupFields = [
  'fname',
  'lname',
  'email',
  'phone',
  'job_title',
  'password',
  'password_confirmation',
] as const

type SignupField = (typeof signupFields)[number]
export type SignupInput = Record<SignupField, string>

const empty: Record<SignupField, string> = {
  fname: '',
  lname: '',
  email: '',
  phone: '',
  job_title: '',
  password: '',
  password_confirmation: '',
}

const STORAGE_KEY = 'signup'
const storedSignupFields = ['fname', 'lname', 'email', 'phone', 'job_title'] as const

function SignupForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const client = useClient()
  const messages = useAuthMessages()
  const element = useRef<HTMLFormElement>(null)
  const state = useForm<SignupField>(empty, {
    fields: signupFields,
    messages: messages.fields,
    loadRules: async () => {
      const { signupInput } = await import('@zayy/contract/accounts/account-input')
      return (field, form) => signupFieldIssue(signupInput, field, form)
    },
    comparedWith: { password: ['password_confirmation'] },
    idPrefix: 'signup-',
  })
  useStoredFields<SignupField>(STORAGE_KEY, state, storedSignupFields, element)
  const { submit, sending, submitError } = useSubmit(state, { leaves: true })

  async function signUp() {
    await client.accounts.signup(state.form)
    removeStoredFields(STORAGE_KEY)
    onLoggedIn()
  }

  return (
    <Form ref={element} aria-busy={sending} onSubmit={() => void submit(signUp)}>
      <SubmitNotice submitError={submitError} />
      <div className={formFields.fields}>
        <TextField state={state} field="fname" half autoComplete="given-name" maxLength={60} />
        <TextField state={state} field="lname" half autoComplete="family-name" maxLength={60} />
        <EmailField state={state} field="email" half />
        <PhoneField state={state} field="phone" half placeholder="05XXXXXXXX" />
        <TextField
          state={state}
          field="job_title"
          optional
          autoComplete="organization-title"
          maxLength={100}
        />
        <PasswordField
          state={state}
          field="password"
          half
          autoComplete="new-password"
          hint={messages.passwordHint}
        />
        <PasswordField state={state} field="password_confirmation" half autoComplete="new-password" />
      </div>
      <div className={styles.signupButton}>
        <SubmitButton
          sending={sending}
          label={messages.signup.submit}
          sendingLabel={messages.signup.sending}
          className={`${button.outlined} ${button.large}`}
        />
      </div>
    </Form>
  )
}

/** Returns the error of a field, or null. */
export function signupFieldIssue(
  rules: typeof signupInput,
  field: SignupField,
  form: SignupInput,
): FieldErrorCode | null {
  if (field !== 'password_confirmation') return fieldIssue(rules.shape[field], form[field])
  if (form[field] === '') return 'required'
  return form[field] === form.password ? null : 'passwordsDiffer'
}
