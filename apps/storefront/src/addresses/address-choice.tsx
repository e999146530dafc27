import type { Address } from '@zayy/contract/types'
import { fromSar } from '@zayy/domain/money'
import badge from '@zayy/ui/badge.module.css'
import choice from '@zayy/ui/choice.module.css'
import typography from '@zayy/ui/typography.module.css'
import type { ReactNode } from 'react'
import { Price } from '../prices/price.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import styles from './address-choice.module.css'
import { useAddressMessages } from './address-messages.ts'

/** A saved address with a radio button. */
export function AddressChoice({
  address,
  group,
  chosen,
  onChoose,
  children,
}: {
  address: Address
  /** Name of the radio group. */
  group: string
  chosen: boolean
  onChoose: () => void
  /** Buttons of the address. */
  children?: ReactNode
}) {
  const messages = useAddressMessages()
  return (
    <li className={styles.choice}>
      <label className={`${choice.choice} ${styles.label}`}>
        <input type="radio" name={group} value={address.id} checked={chosen} onChange={onChoose} />
        <span>
          <b className={typography.strong}>
            <bdi>{address.name}</bdi>
          </b>{' '}
          {chosen ? (
            <span className={badge.accent} aria-hidden="true">
              {messages.selected}
            </span>
          ) : null}
          <AddressText address={address} />
        </span>
      </label>
      {children}
    </li>
  )
}

/** Three lines: street, place, delivery fee. */
function AddressText({ address }: { address: Address }) {
  const messages = useAddressMessages()
  const { feePerOrder } = useShopSettings()
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
        {messages.delivery} <Price amount={fromSar(city.shipping)} />{' '}
        {messages.per[feePerOrder ? 'order' : 'product']}
      </span>
    </>
  )
}
