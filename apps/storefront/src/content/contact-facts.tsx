import { Icon } from '@zayy/ui/icon'
import type { IconName } from '@zayy/ui/icon-names'
import type { ReactNode } from 'react'
import { dialLink, spacedNumber } from '../layout/dial-link.ts'
import { whatsappLink } from '../layout/whatsapp-link.ts'
import type { ContactView } from './contact-view.ts'
import { useContentMessages } from './content-messages.ts'
import typography from '@zayy/ui/typography.module.css'
import factList from '../layout/fact-list.module.css'
import styles from './contact-facts.module.css'

/** The shop's WhatsApp, phone, e-mail, showroom and hours, as far as its owner has given them. */
export function ContactFacts({ view }: { view: ContactView }) {
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
        <Fact icon="map-pin" label={messages.showroom}>
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
