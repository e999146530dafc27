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
import styles from './contact-page.module.css'

/** How to reach the shop: its numbers and hours, and beside them what to write and where. */
export function ContactPage({ view }: { view: ContactView }) {
  const messages = useContentMessages()
  const { whatsapp, phone, email, address, promise } = view
  if (!whatsapp && !phone && !email && !address) return <NoContact />
  return (
    <main id="main">
      <Breadcrumbs trail={[{ name: messages.contact }]} />
      <div className={`wrap g12 ${styles.page}`}>
        <div className={styles.reach}>
          <h1>{messages.contactTitle}</h1>
          {whatsapp ? <p className="soft">{messages.contactLead}</p> : null}
          <ContactFacts view={view} />
        </div>
        {whatsapp || email || promise ? (
          <div className={styles.write}>
            <Write view={view} />
            {promise ? (
              <section aria-labelledby="delivery">
                <h2 id="delivery">{messages.delivery}</h2>
                <p>{promise}</p>
                <Link className="link" to="/terms">
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
      <div className="wrap">
        <EmptyState drawing={needle} heading="h1" title={messages.noContact} text={messages.noContactText}>
          <Link className="btn p" to="/">
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
      <div className="row wrapx">
        {whatsapp ? (
          <a className="btn p lg" href={chatLink(whatsapp, messages.letter)} target="_blank" rel="noreferrer">
            <Icon name="whatsapp-logo" size="l" />
            {messages.writeWhatsapp}
          </a>
        ) : null}
        {email ? (
          <a
            className={whatsapp ? 'btn o lg' : 'btn p lg'}
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
