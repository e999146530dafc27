import { Link } from '@tanstack/react-router'
import { dialLink } from '@zayy/domain/accounts/dial-link'
import { whatsappLink } from '@zayy/domain/accounts/whatsapp-link'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import type { IconName } from '@zayy/ui/icon-names'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import type { ReactNode } from 'react'
import { spacedNumber } from '../links/contact-links.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import factList from '../page/fact-list.module.css'
import notice from '../page/notice.module.css'
import type { RouterContext } from '../router-context.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'
import { contentMessages, useContentMessages } from './content-messages.ts'

export function ContactPage({ view }: { view: ContactView }) {
  const messages = useContentMessages()
  const { intro, promise, answerDays } = view
  return (
    <main id="main">
      <Breadcrumbs trail={[{ name: messages.contact }]} />
      <div className={`${layout.container} ${layout.columns} ${styles.page}`}>
        <div className={styles.reach}>
          <h1>{answerDays === null ? messages.contact : messages.contactTitle(answerDays)}</h1>
          {intro ? <p className={typography.soft}>{intro}</p> : null}
          <ContactFacts view={view} />
          {promise ? (
            <section className={styles.promise} aria-labelledby="delivery">
              <h2 id="delivery">{messages.delivery}</h2>
              <p>{promise}</p>
              <Link className={`${typography.link} ${typography.touchArea} ${styles.termsLink}`} to="/terms">
                {messages.termsLink}
              </Link>
            </section>
          ) : null}
        </div>
        <div className={styles.write}>
          <noscript>
            <p className={notice.notice}>{messages.needsScripts}</p>
          </noscript>
          <div className={visibility.needsScript}>
            <ContactForm />
          </div>
          <LargeOrder view={view} />
        </div>
      </div>
    </main>
  )
}

/** Lists the facts that a quote needs, with links to a prefilled WhatsApp message and e-mail. */
function LargeOrder({ view: { whatsapp, email } }: { view: ContactView }) {
  const messages = useContentMessages()
  if (!whatsapp && !email) return null
  return (
    <section className={styles.largeOrder} aria-labelledby="write">
      <h2 id="write">{messages.write}</h2>
      <p>{messages.writeText}</p>
      <ol className={styles.steps}>
        {messages.tell.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <div className={`${layout.row} ${layout.wrapping}`}>
        {whatsapp ? (
          <a
            className={`${button.outlined} ${button.large} ${styles.channel}`}
            href={chatLink(whatsapp, messages.letter)}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="whatsapp-logo" size="l" />
            {messages.writeWhatsapp}
          </a>
        ) : null}
        {email ? (
          <a
            className={`${button.outlined} ${button.large} ${styles.channel}`}
            href={mailLink(email, { subject: messages.letterSubject, body: messages.letter })}
          >
            <Icon name="envelope-simple" size="l" />
            {messages.writeEmail}
          </a>
        ) : null}
      </div>
    </section>
  )
}

function ContactFacts({ view }: { view: ContactView }) {
  const messages = useContentMessages()
  const { whatsapp, phone, email, address, hours } = view
  if (!whatsapp && !phone && !email && !address && !hours) return null
  return (
    <ul className={`${factList.factList} ${styles.contactFacts}`}>
      {whatsapp ? (
        <Fact icon="whatsapp-logo" label={messages.whatsapp}>
          <a href={whatsappLink(whatsapp)} target="_blank" rel="noreferrer">
            {/^https?:/.test(whatsapp) ? messages.openChat : <bdi dir="ltr">{spacedNumber(whatsapp)}</bdi>}
          </a>
        </Fact>
      ) : null}
      {phone ? (
        <Fact icon="phone" label={messages.phone}>
          <a href={dialLink(phone)}>
            <bdi dir="ltr">{spacedNumber(phone)}</bdi>
          </a>
        </Fact>
      ) : null}
      {email ? (
        <Fact icon="envelope-simple" label={messages.email}>
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </Fact>
      ) : null}
      {address ? (
        <Fact icon="map-pin" label={messages.address}>
          {address}
        </Fact>
      ) : null}
      {hours ? (
        <Fact icon="clock" label={messages.hours}>
          {hours}
        </Fact>
      ) : null}
    </ul>
  )
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} className={factList.icon} />
      <div>
        <small>{label}</small>
        <span className={typography.medium}>{children}</span>
      </div>
    </li>
  )
}

export function mailLink(email: string, letter: { subject: string; body: string }): string {
  const { subject, body } = letter
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}

/** Returns a link to the chat with a prefilled message. A URL instead of a number stays unchanged. */
export function chatLink(whatsapp: string, message: string): string {
  const chat = whatsappLink(whatsapp)
  return chat === whatsapp ? chat : `${chat}?text=${encodeURIComponent(message)}`
}

export async function loadContact({ client, locale }: RouterContext) {
  const messages = contentMessages[locale]
  const { data } = await client.settings.get()
  const { phone, whatsapp, email, address, hours, contact_intro, delivery_promise, answer_days } = data
  return {
    phone,
    whatsapp,
    email,
    address,
    hours,
    intro: contact_intro,
    promise: delivery_promise,
    answerDays: answer_days,
    head: { title: messages.contact, path: '/contact' },
  }
}

export type ContactView = Awaited<ReturnType<typeof loadContact>>
