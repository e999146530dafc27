import { Link } from '@tanstack/react-router'
import type { ShopClient } from '@zayy/contract/shop-client'
import { Icon } from '@zayy/ui/icon'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { ContactForm } from './contact-form.tsx'
import { chatLink, mailLink } from './contact-links.ts'
import type { ContactView } from './contact-view.ts'
import { useContentMessages } from './content-messages.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import notice from '../layout/notice.module.css'
import styles from './contact-page.module.css'

/** How to reach the shop: its numbers and hours, beside them a message, and what to tell of a large order. */
export function ContactPage({ view, client }: { view: ContactView; client: ShopClient }) {
  const messages = useContentMessages()
  const { whatsapp, promise, answerDays } = view
  return (
    <main id="main">
      <Breadcrumbs trail={[{ name: messages.contact }]} />
      <div className={`${layout.container} ${layout.columns} ${styles.page}`}>
        <div className={styles.reach}>
          <h1>{answerDays === null ? messages.contact : messages.contactTitle(answerDays)}</h1>
          {whatsapp ? <p className={typography.soft}>{messages.contactLead}</p> : null}
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
            <ContactForm client={client} />
          </div>
          <LargeOrder view={view} />
        </div>
      </div>
    </main>
  )
}

/** What the shop has to know to quote, by WhatsApp or mail, where the message is begun already. */
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
