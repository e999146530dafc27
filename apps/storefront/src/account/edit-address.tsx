import { useNavigate } from '@tanstack/react-router'
import type { Address } from '@zayy/contract/types'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import { toast } from '@zayy/ui/toast'
import typography from '@zayy/ui/typography.module.css'
import { useEffect, useState } from 'react'
import { useReload } from '../account-state/client-only-loader.ts'
import { AddressFields } from '../addresses/address-fields.tsx'
import {
  type AddressForm,
  addressFormOf,
  addressRequest,
  newAddressForm,
  useAddressForm,
} from '../addresses/address-form.ts'
import { useAddressMessages } from '../addresses/address-messages.ts'
import type { Places } from '../delivery/places.ts'
import { Form, SubmitButton, SubmitNotice } from '../forms/form.tsx'
import { useSubmit } from '../forms/use-submit.ts'
import { ShopLink } from '../links/shop-link.tsx'
import { useClient } from '../router-context.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import styles from './account-page.module.css'
import bookStyles from './address-book.module.css'

/** Prefix of the ids of the form's fields. */
export const EDIT_ID_PREFIX = 'edit-'

/** @param drafts unsaved input by address id */
export function EditAddress({
  places,
  address,
  drafts,
}: {
  places: Places
  address: Address
  drafts: Map<number, AddressForm>
}) {
  const client = useClient()
  const messages = useAddressMessages()
  const reload = useReload()
  const start = drafts.get(address.id) ?? addressFormOf(address)
  const ofCompany = useIsCompany()
  const { country } = places
  const state = useAddressForm(start, { country, idPrefix: EDIT_ID_PREFIX, ofCompany })
  const { submit, sending, submitError } = useSubmit(state)
  const { form, fill } = state

  useEffect(() => {
    drafts.set(address.id, form)
  }, [drafts, address.id, form])

  const save = () =>
    submit(async () => {
      const { data } = await client.addresses.update({ id: address.id, ...addressRequest(form) })
      fill(addressFormOf(data))
      void toast(messages.saved, 'success', 'address')
      await reload()
    })

  return (
    <Form
      className={bookStyles.edit}
      aria-label={messages.editOf(address.name)}
      aria-busy={sending}
      onSubmit={() => void save()}
    >
      <h2>{messages.editOf(address.name)}</h2>
      <SubmitNotice submitError={submitError} />
      <AddressFields state={state} start={places} ofCompany={ofCompany} />
      <div className={`${layout.row} ${styles.buttons}`}>
        <SubmitButton sending={sending} label={messages.save} sendingLabel={messages.saving} />
        <button
          type="button"
          className={button.quiet}
          onClick={() => {
            fill(addressFormOf(address))
            state.setErrors({})
          }}
        >
          {messages.cancel}
        </button>
      </div>
    </Form>
  )
}

export function NewAddressPage({ places }: { places: Places }) {
  const client = useClient()
  const messages = useAddressMessages()
  const navigate = useNavigate()
  const { country } = places
  const ofCompany = useIsCompany()
  const state = useAddressForm(newAddressForm(country), { country, ofCompany })
  const { submit, sending, submitError } = useSubmit(state, { leaves: true })

  const add = () =>
    submit(async () => {
      await client.addresses.add(addressRequest(state.form))
      void toast(messages.added, 'success', 'address')
      await navigate({ to: '/account/address' })
    })

  return (
    <Form aria-label={messages.newAddress} aria-busy={sending} onSubmit={() => void add()}>
      <h1 className={`${typography.pageTitle} ${styles.title}`}>{messages.newAddress}</h1>
      <SubmitNotice submitError={submitError} />
      <AddressFields state={state} start={places} ofCompany={ofCompany} />
      <div className={`${layout.row} ${styles.buttons}`}>
        <SubmitButton sending={sending} label={messages.save} sendingLabel={messages.saving} />
        <ShopLink className={button.quiet} to="/account/address">
          {messages.cancel}
        </ShopLink>
      </div>
    </Form>
  )
}

/** Returns whether the customer's profile has a company. Asks only where e-invoices make it matter. */
function useIsCompany(): boolean {
  const client = useClient()
  const { eInvoices } = useShopSettings()
  const [isCompany, setCompany] = useState(false)
  useEffect(() => {
    if (!eInvoices) return
    // Without an answer the server names what is missing.
    client.accounts.profile().then(
      ({ data }) => setCompany(data.company_vat !== null),
      () => undefined,
    )
  }, [client, eInvoices])
  return isCompany
}
