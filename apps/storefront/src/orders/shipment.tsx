import type { Bill } from '@zayy/contract/types'
import { formatDate } from '@zayy/i18n/dates'
import { parcel as ar } from '@zayy/i18n/messages/ar/parcel'
import { parcel as en } from '@zayy/i18n/messages/en/parcel'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import typography from '@zayy/ui/typography.module.css'
import { useLocale } from '../i18n/locale-context.tsx'
import styles from './shipment.module.css'

/** The parcel: carrier, number, day and the carrier's page, with the advice on delivery codes while it is under way. */
export default function Shipment({
  shipment,
  status,
}: {
  shipment: NonNullable<Bill['shipment']>
  status: Bill['status']
}) {
  const locale = useLocale()
  const parcel = { ar, en }[locale]
  const { carrier, number, link, shipped_at } = shipment
  return (
    <section className={styles.shipment} aria-labelledby="shipment">
      <h2 id="shipment" className={styles.title}>
        <Icon name="truck" />
        {parcel.title}
      </h2>
      <dl className={styles.facts}>
        <dt>{parcel.carrier}</dt>
        <dd>{carrier}</dd>
        <dt>{parcel.number}</dt>
        <dd>
          <bdi dir="ltr">{number}</bdi>
        </dd>
        <dt>{parcel.day}</dt>
        <dd>
          <time dateTime={shipped_at}>{formatDate(shipped_at, locale)}</time>
        </dd>
      </dl>
      {link === null ? null : (
        <a
          className={`${button.outlined} ${button.small}`}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
        >
          {parcel.track}
        </a>
      )}
      {status === 'shipped' ? <p className={typography.note}>{parcel.code}</p> : null}
    </section>
  )
}
