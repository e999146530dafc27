import { useNavigate } from '@tanstack/react-router'
import type { ShopClient } from '@zayy/contract/shop-client'
import { toast } from '@zayy/ui/toast'
import { AddressFields } from '../addresses/address-fields.tsx'
import { addressRequest, newAddressForm, useAddressForm } from '../addresses/address-form.ts'
import { useAddressMessages } from '../addresses/address-messages.ts'
import type { Places } from '../delivery/places.ts'
import { Form, SubmitButton, SubmitNotice } from '../forms/form.tsx'
import { useSubmit } from '../forms/use-submit.ts'
import { ShopLink } from '../links/shop-link.tsx'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './account-page.module.css'

/** Adds an address, and leads back to the list. */
export function NewAddressPage({ client, places }: { client: ShopClient; places: Places }) {
  const messages = useAddressMessages()
  const navigate = useNavigate()
  const state = useAddressForm(newAddressForm(places.country))
  const { submit, sending, submitError } = useSubmit(state, { leaves: true })

  const add = () =>
    submit(async () => {
      await client.addresses.add(addressRequest(state.form))
      void toast(messages.added, 'success', undefined, 'address')
      await navigate({ to: '/account/address' })
    })

  return (
    <Form aria-label={messages.newAddress} aria-busy={sending} onSubmit={() => void add()}>
      <h1 className={`${typography.pageTitle} ${styles.title}`}>{messages.newAddress}</h1>
      <SubmitNotice submitError={submitError} />
      <AddressFields client={client} state={state} start={places} />
      <div className={`${layout.row} ${styles.buttons}`}>
        <SubmitButton sending={sending} label={messages.save} sendingLabel={messages.saving} />
        <ShopLink className={button.quiet} to="/account/address">
          {messages.cancel}
        </ShopLink>
      </div>
    </Form>
  )
}
