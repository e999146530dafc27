import { footer as ar } from '@zayy/i18n/messages/ar/footer'
import { footer as en } from '@zayy/i18n/messages/en/footer'
import { Icon } from '@zayy/ui/icon'
import { useLocale } from '../i18n/locale-context.tsx'
import { usePaymentMethods } from '../prices/payment-methods.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import styles from './footer.module.css'

/** Texts of the footer that only the server renders (`StaticPart`). */
function useFooterTexts() {
  return { ar, en }[useLocale()]
}

/** Promises of the shop, from its settings. */
export function Promises() {
  const messages = useFooterTexts()
  const { pricesByQuantity, defaultCity: city, vatNumber, returnDays, returnTerms } = useShopSettings()
  return (
    <ul className={styles.promises} aria-label={messages.promises}>
      {pricesByQuantity ? (
        <li>
          <Icon name="tag" />
          <b>{messages.byQuantity}</b>
          <span>{messages.byQuantityText}</span>
        </li>
      ) : null}
      {city ? (
        <li>
          <Icon name="truck" />
          <b>{messages.delivery(city.delivery_days)}</b>
          <span>{messages.deliveryText(city.name)}</span>
        </li>
      ) : null}
      {returnDays === null ? null : (
        <li>
          <Icon name="arrow-u-up-left" flip />
          <b>{messages.returns(returnDays)}</b>
          <span>{returnTerms ?? messages.returnsText}</span>
        </li>
      )}
      <li>
        <Icon name="file-text" />
        <b>{vatNumber ? messages.invoice : messages.plainInvoice}</b>
        <span>{vatNumber ? messages.invoiceText : messages.plainInvoiceText}</span>
      </li>
    </ul>
  )
}

/** The disclosures that the law requires on every page, and the payment methods. */
export function LegalLine() {
  const messages = useFooterTexts()
  const { legalName, vatNumber, vatCertificate, crNumber, address, year } = useShopSettings()
  return (
    <div className={styles.legal}>
      <span>{messages.rights(legalName, year)}</span>
      {vatNumber ? (
        <span>
          {messages.vatNumber} <bdi dir="ltr">{vatNumber}</bdi>
        </span>
      ) : null}
      {vatCertificate ? <a href={vatCertificate}>{messages.vatCertificate}</a> : null}
      {crNumber ? (
        <span>
          {messages.crNumber} <bdi dir="ltr">{crNumber}</bdi>
        </span>
      ) : null}
      {address ? <span>{address}</span> : null}
      <ul className={styles.payments} aria-label={messages.payments}>
        {usePaymentMethods().map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </div>
  )
}
