import { failureOf } from '@zayy/contract/failure'
import type { Address } from '@zayy/contract/types'
import tape from '@zayy/ui/assets/tape-measure.svg?url'
import button from '@zayy/ui/button.module.css'
import { EmptyState } from '@zayy/ui/empty-state'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import { toast } from '@zayy/ui/toast'
import typography from '@zayy/ui/typography.module.css'
import { useEffect, useRef, useState } from 'react'
import { useReload, useReloadAfterHydration } from '../account-state/client-only-loader.ts'
import { AddressChoice } from '../addresses/address-choice.tsx'
import { type AddressForm, addressFormOf, addressRequest } from '../addresses/address-form.ts'
import { useAddressMessages } from '../addresses/address-messages.ts'
import type { Places } from '../delivery/places.ts'
import { ShopLink } from '../links/shop-link.tsx'
import { RemovedNotice } from '../page/removed-notice.tsx'
import { useClient } from '../router-context.ts'
import { FormSkeleton } from './account-layout.tsx'
import accountPageStyles from './account-page.module.css'
import styles from './address-book.module.css'
import { EDIT_ID_PREFIX, EditAddress } from './edit-address.tsx'

/**
 * The list, and the form of the chosen address: the first by default and after the chosen one is deleted (spec, 4 Addresses).
 * Unsaved input survives a change of the address.
 */
function AddressBook({ places, addresses }: { places: Places; addresses: Address[] }) {
  const messages = useAddressMessages()
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [editRequest, setEditRequest] = useState(0)
  const drafts = useRef(new Map<number, AddressForm>())
  const { remove, restore, removed, forget } = useRemoveAddress(addresses, setChosenId)
  const shown = addresses.filter(({ id }) => !removed.some((address) => address.id === id))
  const chosen = shown.find(({ id }) => id === chosenId) ?? shown[0]

  useEffect(() => {
    if (editRequest > 0) document.getElementById(`${EDIT_ID_PREFIX}name`)?.focus()
  }, [editRequest])

  return (
    <>
      {removed.map((address) => (
        <RemovedNotice
          key={address.id}
          text={messages.removed(address.name)}
          undo={messages.undo}
          focusAfter={ADDRESS_TITLE_ID}
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
          <EditAddress key={chosen.id} places={places} address={chosen} drafts={drafts.current} />
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

function AddressActions({
  address,
  onEdit,
  onRemove,
}: {
  address: Address
  onEdit: () => void
  onRemove: () => void
}) {
  const messages = useAddressMessages()
  return (
    <div className={`${layout.row} ${styles.actions}`}>
      <button
        type="button"
        className={`${button.quiet} ${button.small}`}
        aria-label={messages.editOf(address.name)}
        onClick={onEdit}
      >
        <Icon name="pencil-simple" />
        {messages.edit}
      </button>
      <button
        type="button"
        className={`${button.destructive} ${button.small}`}
        aria-label={messages.removeOf(address.name)}
        onClick={onRemove}
      >
        <Icon name="trash" />
        {messages.remove}
      </button>
    </div>
  )
}

/** The id of the page title. It receives the focus if the focused element disappears. */
const ADDRESS_TITLE_ID = 'addresses-title'

/**
 * Deletes addresses and restores them, as new ones: the server deletes at once.
 * @param onChoose receives the address to choose afterwards; null for the first
 */
function useRemoveAddress(addresses: readonly Address[], onChoose: (id: number | null) => void) {
  const client = useClient()
  const messages = useAddressMessages()
  const reload = useReload()
  const [removed, setRemoved] = useState<Address[]>([])
  const [restored, setRestored] = useState<number | null>(null)
  const inFlight = useRef(new Set<number>())
  const forget = (id: number) => setRemoved((had) => had.filter((address) => address.id !== id))

  async function remove(address: Address) {
    if (inFlight.current.has(address.id)) return
    inFlight.current.add(address.id)
    try {
      await client.addresses.remove({ id: address.id }).catch((thrown: unknown) => {
        // Another tab has already deleted it.
        if (failureOf(thrown).status !== 404) throw thrown
      })
      setRemoved((had) => [...had, address])
      onChoose(null)
      await reload()
    } catch {
      void toast(messages.removeFailed, 'error', 'address')
    } finally {
      inFlight.current.delete(address.id)
    }
  }

  async function restore(address: Address) {
    if (inFlight.current.has(address.id)) return
    inFlight.current.add(address.id)
    try {
      const { data } = await client.addresses.add(addressRequest(addressFormOf(address)))
      onChoose(data.id)
      await reload()
      forget(address.id)
      setRestored(data.id)
    } catch {
      void toast(messages.restoreFailed, 'error', 'address')
    } finally {
      inFlight.current.delete(address.id)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: React renders the restored address after the reload
  useEffect(() => {
    const choice = document.querySelector<HTMLElement>(`input[name="address"][value="${restored}"]`)
    if (restored === null || !choice) return
    choice.focus()
    setRestored(null)
  }, [restored, addresses])

  return { remove, restore, removed, forget }
}

/** A customer's addresses, with a form for the chosen one (spec, 4 Addresses). */
export function AddressPage({ places, addresses }: { places: Places; addresses: Address[] | null }) {
  const messages = useAddressMessages()
  useReloadAfterHydration(addresses)
  return (
    <>
      <div className={`${layout.row} ${layout.spread} ${layout.wrapping} ${accountPageStyles.head}`}>
        <h1 className={typography.pageTitle} id={ADDRESS_TITLE_ID} tabIndex={-1}>
          {messages.title}
        </h1>
        <ShopLink className={`${button.outlined} ${button.small}`} to="/account/address/new">
          <Icon name="plus" />
          {messages.newAddress}
        </ShopLink>
      </div>
      {addresses === null ? <AddressSkeleton /> : <AddressBook places={places} addresses={addresses} />}
    </>
  )
}

function AddressSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {[1, 2].map((row) => (
        <div key={row} className={styles.skeletonRow} aria-hidden="true">
          <div className={skeleton.shortLine} />
          <div className={skeleton.line} />
        </div>
      ))}
      <div className={styles.edit}>
        <FormSkeleton fields={8} />
      </div>
    </div>
  )
}
