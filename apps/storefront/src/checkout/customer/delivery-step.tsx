import type { Profile } from '@zayy/contract/types'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import { toast } from '@zayy/ui/toast'
import typography from '@zayy/ui/typography.module.css'
import { useEffect, useRef } from 'react'
import { AddressChoice } from '../../addresses/address-choice.tsx'
import { AddressFields } from '../../addresses/address-fields.tsx'
import { useAddressMessages } from '../../addresses/address-messages.ts'
import { Form, SubmitButton, SubmitNotice } from '../../forms/form.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { ShopLink } from '../../links/shop-link.tsx'
import { CheckoutStep } from '../checkout-frame.tsx'
import { useCheckoutMessages } from '../checkout-messages.ts'
import type { CheckoutView } from '../checkout-view.ts'
import styles from './delivery-step.module.css'
import type { DeliveryState } from './use-delivery.ts'

type DeliveryStepProps = {
  view: CheckoutView
  profile: Profile
  delivery: DeliveryState
  /** The new address starts with the input from before the login. */
  typedAsGuest: boolean
}

/** Step 1 of a customer: one of their addresses, or a new one. */
export function DeliveryStep({ view, profile, delivery, typedAsGuest }: DeliveryStepProps) {
  const messages = useCheckoutMessages()
  const { addresses, chosen, choose } = delivery
  const list = useRef<HTMLUListElement>(null)
  const wasAdding = useRef(chosen === 'new')
  const isAdding = chosen === 'new'

  useEffect(() => {
    if (isAdding && !wasAdding.current) document.getElementById(delivery.draft.idOf('name'))?.focus()
    if (!isAdding && wasAdding.current) list.current?.querySelector<HTMLInputElement>(':checked')?.focus()
    wasAdding.current = isAdding
  }, [isAdding, delivery.draft.idOf])

  return (
    <CheckoutStep number={1} title={messages.steps.address}>
      <p className={styles.buyer}>
        <span className={typography.soft}>{messages.buyer}</span>
        <b className={typography.medium}>
          <bdi>{`${profile.fname} ${profile.lname}`}</bdi>
        </b>
        <bdi dir="ltr">{profile.phone}</bdi>
        <bdi dir="ltr">{profile.email}</bdi>
        <ShopLink className={typography.link} to="/account/profile">
          {messages.editBuyer}
        </ShopLink>
      </p>
      {addresses.length === 0 ? null : (
        <fieldset>
          <legend className={typography.visuallyHidden}>{messages.chooseAddress}</legend>
          <ul className={styles.list} ref={list}>
            {addresses.map((address) => (
              <AddressChoice
                key={address.id}
                address={address}
                group="address_id"
                chosen={address.id === chosen}
                onChoose={() => choose(address.id)}
              />
            ))}
          </ul>
        </fieldset>
      )}
      {isAdding ? (
        <NewAddress
          view={view}
          delivery={delivery}
          introduction={
            addresses.length > 0 ? null : typedAsGuest ? messages.typedAsGuest : messages.firstAddress
          }
        />
      ) : (
        <button
          type="button"
          className={`${button.outlined} ${button.small} ${styles.add}`}
          onClick={() => choose('new')}
        >
          <Icon name="plus" />
          {messages.addAddress}
        </button>
      )}
    </CheckoutStep>
  )
}

/**
 * Adds an address and chooses it. Placing the order saves it too.
 * @param introduction replaces the heading for the first address
 */
function NewAddress({
  view,
  delivery,
  introduction,
}: {
  view: CheckoutView
  delivery: DeliveryState
  introduction: string | null
}) {
  const messages = useCheckoutMessages()
  const { saving, cancel, added } = useAddressMessages()
  const { draft, save, addresses, choose, ofCompany } = delivery
  const { submit, sending, submitError } = useSubmit(draft)
  const [first] = addresses
  return (
    <Form
      className={first ? styles.added : undefined}
      aria-label={messages.newAddress}
      aria-busy={sending}
      onSubmit={() =>
        void submit(async () => {
          await save()
          void toast(added, 'success', 'address')
        })
      }
    >
      {introduction === null ? (
        <h3 className={styles.title}>{messages.newAddress}</h3>
      ) : (
        <p className={`${typography.soft} ${styles.introduction}`}>{introduction}</p>
      )}
      <SubmitNotice submitError={submitError} />
      <AddressFields state={draft} start={view} ofCompany={ofCompany} />
      <div className={`${layout.row} ${layout.wrapping} ${styles.buttons}`}>
        <SubmitButton
          sending={sending}
          label={messages.useAddress}
          sendingLabel={saving}
          className={button.outlined}
        />
        {first ? (
          <button type="button" className={button.quiet} onClick={() => choose(first.id)}>
            {cancel}
          </button>
        ) : null}
      </div>
    </Form>
  )
}
