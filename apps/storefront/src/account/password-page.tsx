import type { FieldErrorCode } from '@zayy/contract/error-codes'
import { failureOf } from '@zayy/contract/failure'
import { newPassword } from '@zayy/contract/input-parsers/secret'
import type { Session } from '@zayy/contract/types'
import { formatMoment } from '@zayy/i18n/time/moments'
import button from '@zayy/ui/button.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import { toast } from '@zayy/ui/toast'
import typography from '@zayy/ui/typography.module.css'
import { useState } from 'react'
import { useReload, useReloadAfterHydration } from '../account-state/client-only-loader.ts'
import { logOutEverywhere } from '../account-state/login-state.ts'
import { fieldIssue } from '../forms/field-issue.ts'
import { Form, SubmitButton, SubmitNotice } from '../forms/form.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { useSubmit } from '../forms/use-submit.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { useClient } from '../router-context.ts'
import { useAccountMessages, useProfileMessages, useSessionMessages } from './account-messages.ts'
import styles from './account-page.module.css'
import sessionsStyles from './sessions.module.css'

/**
 * Changes the password (spec, 5 Change password) and lists the logins.
 * @param sessions null until the browser has loaded them
 */
export function PasswordPage({ sessions }: { sessions: Session[] | null }) {
  const client = useClient()
  const { pages } = useAccountMessages()
  const messages = useProfileMessages()
  const reload = useReload()
  useReloadAfterHydration(sessions)
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
      void toast(message ?? messages.changed, 'success', 'password')
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
      <Sessions sessions={sessions} />
    </>
  )
}

/** In the order of the page. */
const passwordFields = ['old_password', 'password', 'password_confirmation'] as const

type PasswordFieldName = (typeof passwordFields)[number]
type PasswordForm = Record<PasswordFieldName, string>

const emptyPasswordForm: PasswordForm = { old_password: '', password: '', password_confirmation: '' }

const rule = newPassword()

/** Returns the error of a field or null (spec, 5 Change password). Only the server can check the old password. */
function passwordFieldIssue(field: PasswordFieldName, form: PasswordForm): FieldErrorCode | null {
  if (form[field] === '') return 'required'
  if (field === 'old_password') return null
  if (field === 'password') return fieldIssue(rule, form.password)
  return form.password_confirmation === form.password ? null : 'passwordsDiffer'
}

const TITLE_ID = 'sessions'

/** The customer's logins, with buttons to end one or all. `sessions` is null while loading. */
function Sessions({ sessions }: { sessions: Session[] | null }) {
  const messages = useSessionMessages()
  const { end, ending } = useEndSession(TITLE_ID)
  return (
    <section className={sessionsStyles.sessions} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {messages.title}
      </h2>
      <p className={`${typography.note} ${sessionsStyles.lead}`}>{messages.lead}</p>
      <LogOutEverywhere />
      <ul className={sessionsStyles.list} aria-busy={sessions === null}>
        {sessions === null ? (
          <li aria-hidden="true">
            <div className={skeleton.line} />
          </li>
        ) : (
          sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              ending={ending === session.id}
              onEnd={() => void end(session.id)}
            />
          ))
        )}
      </ul>
    </section>
  )
}

function SessionRow({
  session: { browser, system, created_at, current },
  ending,
  onEnd,
}: {
  session: Session
  ending: boolean
  onEnd: () => void
}) {
  const messages = useSessionMessages()
  const locale = useLocale()
  const device = browser && system ? messages.device(browser, system) : (browser ?? system)
  const name = device ?? messages.unknownDevice
  return (
    <li>
      <div>
        <p className={typography.medium}>{name}</p>
        <p className={typography.note}>{messages.since(formatMoment(created_at, locale))}</p>
      </div>
      {current ? (
        <span className={typography.soft}>{messages.thisDevice}</span>
      ) : (
        <button
          type="button"
          className={`${button.quiet} ${button.small}`}
          aria-label={messages.logOutOf(name)}
          aria-disabled={ending}
          onClick={onEnd}
        >
          {messages.logOut}
        </button>
      )}
    </li>
  )
}

/** Ends all logins, including this one. */
function LogOutEverywhere() {
  const client = useClient()
  const messages = useSessionMessages()
  const locale = useLocale()
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    if (leaving) return
    setLeaving(true)
    if (await logOutEverywhere(client, locale)) return
    setLeaving(false)
    void toast(messages.everywhereFailed, 'error', 'log-out')
  }

  return (
    <button
      type="button"
      className={`${button.outlined} ${button.small} ${leaving ? button.busy : ''}`}
      aria-disabled={leaving}
      onClick={() => void leave()}
    >
      {leaving ? messages.leaving : messages.everywhere}
    </button>
  )
}

/** @param focusAfter id of the element to focus after the button disappears */
function useEndSession(focusAfter: string) {
  const client = useClient()
  const messages = useSessionMessages()
  const reload = useReload()
  const [ending, setEnding] = useState<number | null>(null)

  async function end(id: number) {
    if (ending !== null) return
    setEnding(id)
    try {
      await client.accounts.endSession({ id }).catch((thrown: unknown) => {
        // It has expired meanwhile.
        if (failureOf(thrown).status !== 404) throw thrown
      })
      await reload()
      document.getElementById(focusAfter)?.focus()
      void toast(messages.ended, 'success', 'session')
    } catch {
      void toast(messages.endFailed, 'error', 'session')
    } finally {
      setEnding(null)
    }
  }

  return { end, ending }
}
