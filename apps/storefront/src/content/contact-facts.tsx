import { Icon } from '@zayy/ui/icon'
import type { IconName } from '@zayy/ui/icon-names'
import type { ReactNode } from 'react'
import { whatsappLink } from '../layout/whatsapp-link.ts'
import { dialLink, spacedNumber } from './contact-links.ts'
import type { ContactView } from './contact-view.ts'
import { useContentWords } from './content-messages.ts'

/** The shop's WhatsApp, phone, e-mail, showroom and hours, as far as its owner has given them. */
export function ContactFacts({ view }: { view: ContactView }) {
  const words = useContentWords()
  const { whatsapp, phone, email, address, hours } = view
  return (
    <ul className="facts">
      {whatsapp ? (
        <Fact icon="whatsapp-logo" label={words.whatsapp}>
          <a href={whatsappLink(whatsapp)} target="_blank" rel="noreferrer">
            {/^https?:/.test(whatsapp) ? words.openChat : <bdi dir="ltr">{spacedNumber(whatsapp)}</bdi>}
          </a>
        </Fact>
      ) : null}
      {phone ? (
        <Fact icon="phone" label={words.phone}>
          <a href={dialLink(phone)}>
            <bdi dir="ltr">{spacedNumber(phone)}</bdi>
          </a>
        </Fact>
      ) : null}
      {email ? (
        <Fact icon="envelope-simple" label={words.email}>
          <a href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </Fact>
      ) : null}
      {address ? (
        <Fact icon="map-pin" label={words.showroom}>
          {address}
        </Fact>
      ) : null}
      {hours ? (
        <Fact icon="clock" label={words.hours}>
          {hours}
        </Fact>
      ) : null}
    </ul>
  )
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <small>{label}</small>
        <span className="m5">{children}</span>
      </div>
    </li>
  )
}
