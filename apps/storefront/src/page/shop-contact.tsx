import { dialLink } from '@zayy/domain/accounts/dial-link'
import typography from '@zayy/ui/typography.module.css'
import { useMessages } from '../i18n/locale-context.tsx'
import { spacedNumber } from '../links/contact-links.ts'
import { ShopLink } from '../links/shop-link.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'

/** The shop's phone, or a link to the contact page. */
export function ShopContact() {
  const { phone } = useShopSettings()
  const { contact } = useMessages('layout')
  const className = typography.link
  if (!phone)
    return (
      <ShopLink className={className} to="/contact">
        {contact}
      </ShopLink>
    )
  return (
    <a className={className} href={dialLink(phone)}>
      <bdi dir="ltr">{spacedNumber(phone).replaceAll(' ', '\u00a0')}</bdi>
    </a>
  )
}
