import { useRouteContext } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import type { Subscribed } from './subscribe.ts'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './newsletter-form.module.css'

type State = { is: 'idle' | 'sending' } | Subscribed

/**
 * The footer's newsletter form (spec, 4): idle, sending, success with the server's message, error.
 */
export function NewsletterForm() {
  const { newsletter: messages, tryAgain } = useMessages('layout')
  const { client } = useRouteContext({ from: '__root__' })
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ is: 'idle' })

  async function send(event: FormEvent) {
    event.preventDefault()
    const element = input.current
    if (!element || state.is === 'sending') return
    setState({ is: 'sending' })
    const outcome = await import('./subscribe.ts').then(
      ({ subscribe }) => subscribe(client, locale, element),
      (): Subscribed => ({ is: 'error', message: tryAgain }),
    )
    setState(outcome)
    if (outcome.is === 'success') form.current?.reset()
    else element.focus()
  }

  const isWrong = state.is === 'error'
  return (
    <section className={visibility.needsScript} aria-labelledby="footer-newsletter">
      <h2 id="footer-newsletter">{messages.title}</h2>
      <p>{messages.text}</p>
      <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={send}>
        <label className={typography.visuallyHidden} htmlFor="footer-newsletter-email">
          {messages.email}
        </label>
        <input
          ref={input}
          id="footer-newsletter-email"
          className={styles.input}
          type="email"
          name="email"
          dir="ltr"
          required
          autoComplete="email"
          maxLength={254}
          placeholder={messages.placeholder}
          aria-invalid={isWrong || undefined}
          aria-describedby="footer-newsletter-state"
          onChange={() => {
            if (isWrong) setState({ is: 'idle' })
          }}
        />
        <button type="submit" className={styles.submit} aria-disabled={state.is === 'sending' || undefined}>
          {state.is === 'sending' ? messages.sending : messages.submit}
        </button>
      </form>
      <div id="footer-newsletter-state" role="status" className={isWrong ? styles.error : styles.success}>
        {'message' in state ? state.message : ''}
      </div>
      <p className={styles.consent}>{messages.consent}</p>
    </section>
  )
}
