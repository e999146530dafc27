import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import { useEffect, useRef } from 'react'
import { announceLoginChange, setFlash } from '../../account-state/login-state.ts'
import { fieldIssue } from '../../forms/field-issue.ts'
import { Form, SubmitButton, SubmitNotice } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { EmailField } from '../../forms/text-field.tsx'
import { useForm } from '../../forms/use-form.ts'
import { readStoredFields, usePreHydrationInput } from '../../forms/use-stored-fields.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { loginAddress } from '../../i18n/localized-path.ts'
import { Trans } from '../../i18n/trans.tsx'
import { ShopLink } from '../../links/shop-link.tsx'
import { Breadcrumbs } from '../../page/breadcrumbs.tsx'
import notice from '../../page/notice.module.css'
import { ShopContact } from '../../page/shop-contact.tsx'
import { useClient } from '../../router-context.ts'
import { useShopSettings } from '../../shop-settings/shop-settings.ts'
import { useAuthMessages } from '../auth-messages.ts'
import { LOGIN_EMAIL_KEY, useLoginPage } from '../use-login-page.ts'
import { CodeStep } from './code-step.tsx'
import { resetStart, useResetProgress } from './reset-progress.ts'
import styles from './reset-step.module.css'
import { ResetStep } from './reset-step.tsx'

/** Three steps: e-mail address, mailed code, new password (spec, 4 Password reset). */
export function ResetPage() {
  const locale = useLocale()
  const { title, needsScripts, reset } = useAuthMessages()
  const [progress, go] = useResetProgress()
  useLoginPage(undefined)

  function leave() {
    go(resetStart)
    announceLoginChange()
    setFlash('passwordReset')
    window.location.replace(loginAddress(locale))
  }

  return (
    <main id="main">
      <Breadcrumbs trail={[{ name: title, to: '/auth' }, { name: reset.title }]} />
      <div className={layout.container}>
        <noscript>
          <p className={notice.notice}>{needsScripts}</p>
        </noscript>
        {progress.step === 'email' ? (
          <EmailStep onSent={(email) => go({ step: 'code', email, sentAt: Date.now() })} />
        ) : null}
        {progress.step === 'code' ? (
          <CodeStep
            email={progress.email}
            sentAt={progress.sentAt}
            onConfirmed={(token) => go({ step: 'password', email: progress.email, token, since: Date.now() })}
            onSentAgain={() => go({ ...progress, sentAt: Date.now() })}
            onOtherEmail={() => go(resetStart)}
          />
        ) : null}
        {progress.step === 'password' ? (
          <PasswordStep
            email={progress.email}
            token={progress.token}
            onReset={leave}
            onStartAgain={() => go(resetStart)}
          />
        ) : null}
      </div>
    </main>
  )
}

const emailFields = ['email'] as const

/** Step 1: the e-mail address, prefilled if it was typed at the login. */
function EmailStep({ onSent }: { onSent: (email: string) => void }) {
  const client = useClient()
  const { reset, fields: messages } = useAuthMessages()
  const { sendsMail } = useShopSettings()
  const element = useRef<HTMLFormElement>(null)
  const state = useForm<'email'>(
    { email: '' },
    {
      fields: emailFields,
      messages,
      loadRules: async () => {
        const { forgetPasswordInput } = await import('@zayy/contract/accounts/password-input')
        return (field, form) => fieldIssue(forgetPasswordInput.shape[field], form[field])
      },
    },
  )
  const { submit, sending, submitError } = useSubmit(state, { leaves: true })
  usePreHydrationInput(state, element, () => readStoredFields(LOGIN_EMAIL_KEY, emailFields))

  async function send() {
    await client.accounts.forgetPassword(state.form)
    onSent(state.form.email.trim())
  }

  return (
    <ResetStep
      number={1}
      title={reset.title}
      text={
        sendsMail ? (
          reset.email.text
        ) : (
          <Trans text={reset.email.textWithoutMail} parts={{ contact: <ShopContact /> }} />
        )
      }
    >
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

const passwordFields = ['new_password', 'confirmPassword'] as const
type NewPasswordField = (typeof passwordFields)[number]

/** Step 3: the new password. The token comes from step 2 or from the mailed link. */
function PasswordStep({
  email,
  token,
  onReset,
  onStartAgain,
}: {
  /** For password managers; null after a mailed link. */
  email: string | null
  token: string
  onReset: () => void
  onStartAgain: () => void
}) {
  const client = useClient()
  const { reset, passwordHint } = useAuthMessages()
  const state = useForm<NewPasswordField>(
    { new_password: '', confirmPassword: '' },
    {
      fields: passwordFields,
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
