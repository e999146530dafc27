import type { signupInput } from '@zayy/contract/accounts/account-input'
import type { FieldErrorCode } from '@zayy/contract/error-codes'
import type { ShopClient } from '@zayy/contract/shop-client'
import { useRef } from 'react'
import { fieldIssue } from '../forms/field-issue.ts'
import { Form, SubmitButton, SubmitNotice } from '../forms/form.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { EmailField, PhoneField, TextField } from '../forms/text-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { removeStoredFields, useStoredFields } from '../forms/use-stored-fields.ts'
import { useSubmit } from '../forms/use-submit.ts'
import { useAuthMessages } from './auth-messages.ts'
import button from '@zayy/ui/button.module.css'
import formFields from '../forms/form-fields.module.css'
import styles from './auth-page.module.css'

/** In the order in which the page asks for them. */
export const signupFields = [
  'fname',
  'lname',
  'email',
  'phone',
  'job_title',
  'password',
  'password_confirmation',
] as const

export type SignupField = (typeof signupFields)[number]
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
const stored = ['fname', 'lname', 'email', 'phone', 'job_title'] as const

/** Opens an account, and logs in with it. */
export function SignupForm({ client, onLoggedIn }: { client: ShopClient; onLoggedIn: () => void }) {
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
  useStoredFields<SignupField>(STORAGE_KEY, state, stored, element)
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

/** What is wrong with one field; null when it will do. */
export function signupFieldIssue(
  rules: typeof signupInput,
  field: SignupField,
  form: SignupInput,
): FieldErrorCode | null {
  if (field !== 'password_confirmation') return fieldIssue(rules.shape[field], form[field])
  if (form[field] === '') return 'required'
  return form[field] === form.password ? null : 'passwordsDiffer'
}
