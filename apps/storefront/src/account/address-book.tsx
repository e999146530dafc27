import type { ShopClient } from '@zayy/contract/shop-client'
import type { Address } from '@zayy/contract/types'
import tape from '@zayy/ui/assets/tape-measure.svg?url'
import { EmptyState } from '@zayy/ui/empty-state'
import { useEffect, useRef, useState } from 'react'
import { AddressChoice } from '../addresses/address-choice.tsx'
import type { AddressForm } from '../addresses/address-form.ts'
import { useAddressMessages } from '../addresses/address-messages.ts'
import type { Places } from '../places/places.ts'
import { RemovedNotice } from '../layout/removed-notice/removed-notice.tsx'
import { ShopLink } from '../layout/shop-link.tsx'
import { AddressActions } from './address-actions.tsx'
import { addressTitle } from './address-title.ts'
import { editIdPrefix, EditAddress } from './edit-address.tsx'
import { useRemoveAddress } from './use-remove-address.ts'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './address-book.module.css'

/**
 * The list, and the form of the chosen address: the first, until another is chosen, and again when the chosen one was
 * deleted (spec, 4 Addresses). What was typed and not saved stays when another is chosen.
 */
export function AddressBook({
  client,
  places,
  addresses,
}: {
  client: ShopClient
  places: Places
  addresses: Address[]
}) {
  const messages = useAddressMessages()
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [editRequest, setEditRequest] = useState(0)
  const drafts = useRef(new Map<number, AddressForm>())
  const { remove, restore, removed, forget } = useRemoveAddress(client, addresses, setChosenId)
  const shown = addresses.filter(({ id }) => !removed.some((address) => address.id === id))
  const chosen = shown.find(({ id }) => id === chosenId) ?? shown[0]

  useEffect(() => {
    if (editRequest > 0) document.getElementById(`${editIdPrefix}name`)?.focus()
  }, [editRequest])

  return (
    <>
      {removed.map((address) => (
        <RemovedNotice
          key={address.id}
          text={messages.removed(address.name)}
          undo={messages.undo}
          focusAfter={addressTitle}
          onUndo={() => void restore(address)}
          onGone={() => forget(address.id)}
        />
      ))}
      {chosen ? (
        <>
          <fieldset>
            <legend className={typography.visuallyHidden}>{messages.chooseOne}</legend>
            <ul className={styles.list}>
              {shown.map((address) => (
                <AddressChoice
                  key={address.id}
                  address={address}
                  group="address"
                  chosen={address === chosen}
                  onChoose={() => setChosenId(address.id)}
                >
                  <AddressActions
                    address={address}
                    onEdit={() => {
                      setChosenId(address.id)
                      setEditRequest((count) => count + 1)
                    }}
                    onRemove={() => void remove(address)}
                  />
                </AddressChoice>
              ))}
            </ul>
          </fieldset>
          <EditAddress
            key={chosen.id}
            client={client}
            places={places}
            address={chosen}
            drafts={drafts.current}
          />
        </>
      ) : (
        <EmptyState drawing={tape} title={messages.none} text={messages.noneDetail}>
          <ShopLink className={button.primary} to="/account/address/new">
            {messages.newAddress}
          </ShopLink>
        </EmptyState>
      )}
    </>
  )
}
