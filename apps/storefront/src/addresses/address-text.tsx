import type { Address } from '@zayy/contract/types'
import { fromSar } from '@zayy/domain/money'
import { Price } from '../layout/price.tsx'
import { useAddressMessages } from './address-messages.ts'
import typography from '@zayy/ui/typography.module.css'
import styles from './address-text.module.css'

/** A saved address in three lines: the street, the place, and what delivery there costs. */
export function AddressText({ address }: { address: Address }) {
  const messages = useAddressMessages()
  const { area, city, country, postcode, short_address } = address
  return (
    <>
      <span className={`${typography.soft} ${styles.lines}`}>
        {messages.street(address.address, address.building, address.floor, address.apartment)}
        <br />
        {messages.place(area?.name ?? null, city.name, country.name, postcode)}
      </span>
      <span className={typography.note}>
        {short_address ? (
          <>
            <bdi dir="ltr">{short_address}</bdi>
            {' · '}
          </>
        ) : null}
        {messages.delivery} <Price amount={fromSar(city.shipping)} /> {messages.perProduct}
      </span>
    </>
  )
}
