import type { ShopClient } from '@zayy/contract/shop-client'
import type { Address } from '@zayy/contract/types'
import { Icon } from '@zayy/ui/icon'
import { useOwnData } from '../account-state/own-data.ts'
import { useAddressMessages } from '../addresses/address-messages.ts'
import type { Places } from '../delivery/places.ts'
import { ShopLink } from '../links/shop-link.tsx'
import { FormSkeleton } from './account-fallbacks.tsx'
import { AddressBook, ADDRESS_TITLE_ID } from './address-book.tsx'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './account-page.module.css'
import addressBookStyles from './address-book.module.css'

/** A customer's addresses: the chosen one can be edited below them (spec, 4 Addresses). */
export function AddressPage({
  client,
  places,
  addresses,
}: {
  client: ShopClient
  places: Places
  addresses: Address[] | null
}) {
  const messages = useAddressMessages()
  useOwnData(addresses)
  return (
    <>
      <div className={`${layout.row} ${layout.spread} ${layout.wrapping} ${styles.head}`}>
        <h1 className={typography.pageTitle} id={ADDRESS_TITLE_ID} tabIndex={-1}>
          {messages.title}
        </h1>
        <ShopLink className={`${button.outlined} ${button.small}`} to="/account/address/new">
          <Icon name="plus" />
          {messages.newAddress}
        </ShopLink>
      </div>
      {addresses === null ? (
        <AddressSkeleton />
      ) : (
        <AddressBook client={client} places={places} addresses={addresses} />
      )}
    </>
  )
}

/** The shape of addresses on their way. */
function AddressSkeleton() {
  return (
    <div className={addressBookStyles.list} aria-busy="true">
      {[1, 2].map((row) => (
        <div key={row} className={addressBookStyles.skeletonRow} aria-hidden="true">
          <div className={skeleton.shortLine} />
          <div className={skeleton.line} />
        </div>
      ))}
      <div className={addressBookStyles.edit}>
        <FormSkeleton fields={8} />
      </div>
    </div>
  )
}
