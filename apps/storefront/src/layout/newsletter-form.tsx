import { useRouteContext } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import { type FormEvent, useRef, useState } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import typography from '@zayy/ui/typography.module.css'
import styles from './newsletter-form.module.css'

type State = { is: 'idle' | 'sending' } | { is: 'success' | 'error'; message: string }

/**
 * The footer's newsletter form (spec, 4): idle, sending, success with the server's message, error. The browser checks the
 * address as far as HTML does, the server by its own rule.
 */
export function NewsletterForm() {
  const { newsletter: messages } = useMessages('layout')
  const { client } = useRouteContext({ from: '__root__' })
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ is: 'idle' })

  function refuse(message: string) {
    setState({ is: 'error', message })
    input.current?.focus()
  }

  async function subscribe(event: FormEvent) {
    event.preventDefault()
    const element = input.current
    if (!element || state.is === 'sending') return
    const email = element.value.trim()
    if (email === '') return refuse(messages.required)
    if (!element.validity.valid) return refuse(messages.wrong)
    setState({ is: 'sending' })
    try {
      const { message = '' } = await client.contact.subscribe({ email })
      form.current?.reset()
      setState({ is: 'success', message })
    } catch (thrown) {
      const { errors, message } = failureOf(thrown)
      refuse(errors.email?.[0] ?? (message || messages.failed))
    }
  }

  const isWrong = state.is === 'error'
  return (
    <section aria-labelledby="footer-newsletter">
      <h2 id="footer-newsletter">{messages.title}</h2>
      <p>{messages.text}</p>
      <form ref={form} className={styles.form} method="post" noValidate onSubmit={subscribe}>
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
          inputMode="email"
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
