import type { ShopClient } from '@zayy/contract/shop-client'
import { useRef } from 'react'
import { Form, SubmitButton, SubmitNotice } from '../../forms/form.tsx'
import { fieldIssue } from '../../forms/field-issue.ts'
import { EmailField } from '../../forms/text-field.tsx'
import { useForm } from '../../forms/use-form.ts'
import { readStoredFields, usePreHydrationInput } from '../../forms/use-stored-fields.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { ShopLink } from '../../links/shop-link.tsx'
import { useAuthMessages } from '../auth-messages.ts'
import { LOGIN_EMAIL_KEY } from '../use-login-page.ts'
import { ResetStep } from './reset-step.tsx'
import typography from '@zayy/ui/typography.module.css'

const fields = ['email'] as const

/** Step 1: which address? It is at hand where it was typed at the login. */
export function EmailStep({ client, onSent }: { client: ShopClient; onSent: (email: string) => void }) {
  const { reset, fields: messages } = useAuthMessages()
  const element = useRef<HTMLFormElement>(null)
  const state = useForm<'email'>(
    { email: '' },
    {
      fields,
      messages,
      loadRules: async () => {
        const { forgetPasswordInput } = await import('@zayy/contract/accounts/password-input')
        return (field, form) => fieldIssue(forgetPasswordInput.shape[field], form[field])
      },
    },
  )
  const { submit, sending, submitError } = useSubmit(state, { leaves: true })
  usePreHydrationInput(state, element, () => readStoredFields(LOGIN_EMAIL_KEY, fields))

  async function send() {
    await client.accounts.forgetPassword(state.form)
    onSent(state.form.email.trim())
  }

  return (
    <ResetStep number={1} title={reset.title} text={reset.email.text}>
      <Form ref={element} aria-busy={sending} onSubmit={() => void submit(send)}>
        <SubmitNotice submitError={submitError} />
        <EmailField state={state} field="email" autoComplete="username" />
        <SubmitButton sending={sending} label={reset.email.submit} sendingLabel={reset.email.sending} />
        <p>
          <ShopLink
            className={`${typography.link} ${typography.small} ${typography.touchArea}`}
            to="/auth"
            reloadDocument
          >
            {reset.backToLogin}
          </ShopLink>
        </p>
      </Form>
    </ResetStep>
  )
}
