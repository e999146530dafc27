import { Link } from '@tanstack/react-router'
import { Icon } from '@zayy/ui/icon'
import { Crumbs } from '../layout/breadcrumbs.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { chatLink, mailLink } from './contact-links.ts'
import type { ContactView } from './contact-view.ts'
import { useContentWords } from './content-messages.ts'

/** How to reach the shop: its numbers and hours, and beside them what to write and where. */
export function ContactPage({ view }: { view: ContactView }) {
  const words = useContentWords()
  return (
    <main id="main">
      <Crumbs trail={[{ name: words.contact }]} />
      <div className="wrap g12 contact">
        <div className="reach">
          <h1>{words.contactTitle}</h1>
          <p className="soft">{words.contactLead}</p>
          <ContactFacts view={view} />
        </div>
        <div className="write">
          <Write view={view} />
          {view.promise ? (
            <section aria-labelledby="delivery">
              <h2 id="delivery">{words.delivery}</h2>
              <p>{view.promise}</p>
              <Link className="link" to="/terms">
                {words.termsLink}
              </Link>
            </section>
          ) : null}
        </div>
      </div>
    </main>
  )
}

function Write({ view: { whatsapp, email } }: { view: ContactView }) {
  const words = useContentWords()
  if (!whatsapp && !email) return null
  return (
    <section aria-labelledby="write">
      <h2 id="write">{words.write}</h2>
      <p>{words.writeText}</p>
      <ol className="tell">
        {words.tell.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <div className="row wrapx">
        {whatsapp ? (
          <a className="btn p lg" href={chatLink(whatsapp, words.letter)} target="_blank" rel="noreferrer">
            <Icon name="whatsapp-logo" size="l" />
            {words.writeWhatsapp}
          </a>
        ) : null}
        {email ? (
          <a
            className={whatsapp ? 'btn o lg' : 'btn p lg'}
            href={mailLink(email, { subject: words.letterSubject, body: words.letter })}
          >
            <Icon name="envelope-simple" size="l" />
            {words.writeEmail}
          </a>
        ) : null}
      </div>
    </section>
  )
}
