import { Link } from '@tanstack/react-router'
import needle from '@zayy/ui/assets/needle.svg?url'
import { EmptyState } from '@zayy/ui/empty-state'
import { Icon } from '@zayy/ui/icon'
import { useMessages } from '../i18n/locale-context.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { chatLink, mailLink } from './contact-links.ts'
import type { ContactView } from './contact-view.ts'
import { useContentMessages } from './content-messages.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './contact-page.module.css'

/** How to reach the shop: its numbers and hours, and beside them what to write and where. */
export function ContactPage({ view }: { view: ContactView }) {
  const messages = useContentMessages()
  const { whatsapp, phone, email, address, promise } = view
  if (!whatsapp && !phone && !email && !address) return <NoContact />
  return (
    <main id="main">
      <Breadcrumbs trail={[{ name: messages.contact }]} />
      <div className={`${layout.container} ${layout.columns} ${styles.page}`}>
        <div className={styles.reach}>
          <h1>{messages.contactTitle}</h1>
          {whatsapp ? <p className={typography.soft}>{messages.contactLead}</p> : null}
          <ContactFacts view={view} />
        </div>
        {whatsapp || email || promise ? (
          <div className={styles.write}>
            <Write view={view} />
            {promise ? (
              <section aria-labelledby="delivery">
                <h2 id="delivery">{messages.delivery}</h2>
                <p>{promise}</p>
                <Link className={`${typography.link} ${styles.termsLink}`} to="/terms">
                  {messages.termsLink}
                </Link>
              </section>
            ) : null}
          </div>
        ) : null}
      </div>
    </main>
  )
}

function NoContact() {
  const messages = useContentMessages()
  const layoutMessages = useMessages('layout')
  return (
    <main id="main">
      <div className={layout.container}>
        <EmptyState drawing={needle} heading="h1" title={messages.noContact} text={messages.noContactText}>
          <Link className={button.primary} to="/">
            {layoutMessages.backHome}
          </Link>
        </EmptyState>
      </div>
    </main>
  )
}

function Write({ view: { whatsapp, email } }: { view: ContactView }) {
  const messages = useContentMessages()
  if (!whatsapp && !email) return null
  return (
    <section aria-labelledby="write">
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
            className={`${button.primary} ${button.large} ${styles.channel}`}
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
            className={`${whatsapp ? button.outlined : button.primary} ${button.large} ${styles.channel}`}
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
