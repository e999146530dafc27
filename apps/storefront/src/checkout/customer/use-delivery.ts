import { failureOf } from '@zayy/contract/failure'
import type { Address } from '@zayy/contract/types'
import { useEffect, useRef, useState } from 'react'
import {
  type AddressForm,
  addressRequest,
  newAddressForm,
  useAddressForm,
} from '../../addresses/address-form.ts'
import { readStored, store } from '../../browser-storage.ts'
import { usePlaces } from '../../delivery/places.ts'
import { removeStoredFields, useStoredFields } from '../../forms/use-stored-fields.ts'
import { readFailure } from '../../forms/use-submit.ts'
import { useClient } from '../../router-context.ts'
import type { GuestForm } from '../checkout-fields.ts'
import type { CheckoutView } from '../checkout-view.ts'

export type DeliveryState = ReturnType<typeof useDelivery>

/**
 * The address of a customer's order: the first saved one by default (spec, 4 Addresses), or a new one. Stores the draft for this tab.
 * @property typed input from before the login
 */
export function useDelivery(
  view: CheckoutView,
  saved: Address[],
  { typed, ofCompany }: { typed: GuestForm | null; ofCompany: boolean },
) {
  const client = useClient()
  const [addresses, setAddresses] = useState(saved)
  const [chosen, setChosen] = useState(() => firstChoice(saved))
  const [start] = useState(() => addressDraft(saved.length === 0 ? typed : null, view.country))
  const draft = useAddressForm(start, { country: view.country, idPrefix: 'new-', ofCompany })
  useStoredFields(DRAFT_KEY, draft, draft.fields, useRef(null))
  const cities = usePlaces(view, draft.form.country_id, '').cities
  const adding = useRef<Promise<Address> | null>(null)
  useEffect(() => void store('sessionStorage', STORAGE_KEY, String(chosen)), [chosen])

  async function add(): Promise<Address> {
    const { data } = await client.addresses.add(addressRequest(draft.form))
    setAddresses((had) => [...had, data])
    setChosen(data.id)
    draft.fill(newAddressForm(view.country))
    return data
  }

  /** Saves the new address and chooses it. Concurrent calls save it once. */
  function save(): Promise<Address> {
    adding.current ??= add().finally(() => {
      adding.current = null
    })
    return adding.current
  }

  /** Returns null if the new address is invalid; its fields then show errors. */
  async function addressId(): Promise<number | null> {
    if (chosen !== 'new') return chosen
    if (!(await draft.check())) return null
    try {
      return (await save()).id
    } catch (thrown) {
      const { errors } = readFailure(failureOf(thrown), draft.fields)
      if (Object.keys(errors).length === 0) throw thrown
      draft.setErrors(errors)
      return null
    }
  }

  const address = addresses.find(({ id }) => id === chosen)
  return {
    addresses,
    ofCompany,
    chosen,
    choose: setChosen,
    draft,
    save,
    addressId,
    city: address ? address.city : cities.places.find(({ id }) => String(id) === draft.form.city_id),
    country: address ? String(address.country_id) : draft.form.country_id,
    /** Call it after the order. */
    forget: () => {
      removeStoredFields(DRAFT_KEY)
      store('sessionStorage', STORAGE_KEY, null)
    },
  }
}

/** Returns the stored choice if it still exists, otherwise the first address. */
function firstChoice(addresses: readonly Address[]): Delivery {
  const stored = readStoredDelivery()
  if (stored === 'new' || addresses.some(({ id }) => id === stored)) return stored ?? 'new'
  return addresses[0]?.id ?? 'new'
}

const STORAGE_KEY = 'checkout-delivery'

const DRAFT_KEY = 'checkout-address'

/** The id of a saved address, or `new`. */
export type Delivery = number | 'new'

function readStoredDelivery(): Delivery | null {
  const stored = readStored('sessionStorage', STORAGE_KEY)
  if (stored === 'new') return stored
  const id = Number(stored ?? undefined)
  return Number.isSafeInteger(id) ? id : null
}

/** Returns a new address with the input from before the login; otherwise empty, in the country of the shop. */
export function addressDraft(typed: GuestForm | null, country: string): AddressForm {
  const empty = newAddressForm(country)
  if (typed === null || !isTyped(typed)) return empty
  const { country_id, city_id, area_id, district, address, building, short_address, postcode } = typed
  const place = { country_id: country_id || country, city_id, area_id, district }
  return { ...empty, ...place, address, building, short_address, postcode }
}

export function isTyped({ city_id, address, short_address, postcode }: GuestForm): boolean {
  return [city_id, address, short_address, postcode].some((text) => text.trim() !== '')
}
