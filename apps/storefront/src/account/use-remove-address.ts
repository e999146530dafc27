import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Address } from '@zayy/contract/types'
import { toast } from '@zayy/ui/toast'
import { useRef, useState } from 'react'
import { useReload } from '../account-state/own-data.ts'
import { addressFormOf, addressRequest } from '../addresses/address-form.ts'
import { useAddressMessages } from '../addresses/address-messages.ts'

/**
 * Deletes addresses, and restores what was deleted: as a new one, since the server has forgotten it.
 * @param onChoose which address is chosen afterwards; null: the first
 */
export function useRemoveAddress(client: ShopClient, onChoose: (id: number | null) => void) {
  const messages = useAddressMessages()
  const reload = useReload()
  const [removed, setRemoved] = useState<Address[]>([])
  const inFlight = useRef(new Set<number>())
  const forget = (id: number) => setRemoved((had) => had.filter((address) => address.id !== id))

  async function remove(address: Address) {
    if (inFlight.current.has(address.id)) return
    inFlight.current.add(address.id)
    try {
      await client.addresses.remove({ id: address.id }).catch((thrown: unknown) => {
        // Deleted in another tab already.
        if (failureOf(thrown).status !== 404) throw thrown
      })
      setRemoved((had) => [...had, address])
      onChoose(null)
      await reload()
    } catch {
      void toast(messages.removeFailed, 'error', undefined, 'address')
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
      document.querySelector<HTMLElement>(`input[name="address"][value="${data.id}"]`)?.focus()
    } catch {
      void toast(messages.restoreFailed, 'error', undefined, 'address')
    } finally {
      inFlight.current.delete(address.id)
    }
  }

  return { remove, restore, removed, forget }
}
