import type { ShopClient } from '@zayy/contract/shop-client'
import { toast } from '@zayy/ui/toast'
import { AddressFields } from '../../addresses/address-fields.tsx'
import { useAddressMessages } from '../../addresses/address-messages.ts'
import { Form } from '../../forms/form.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { SubmitNotice } from '../../forms/submit-notice.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useCheckoutMessages } from '../checkout-messages.ts'
import type { CheckoutView } from '../checkout-view.ts'
import type { DeliveryState } from './use-delivery.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './new-address.module.css'

/**
 * Adds an address without leaving the checkout, and has the order sent there. Ordering saves it too.
 * @param introduction in place of the heading, for the first one
 */
export function NewAddress({
  client,
  view,
  delivery,
  introduction,
}: {
  client: ShopClient
  view: CheckoutView
  delivery: DeliveryState
  introduction: string | null
}) {
  const messages = useCheckoutMessages()
  const { saving, cancel, added } = useAddressMessages()
  const { draft, save, addresses, choose } = delivery
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
          void toast(added, 'success', undefined, 'address')
        })
      }
    >
      {introduction === null ? (
        <h3 className={styles.title}>{messages.newAddress}</h3>
      ) : (
        <p className={`${typography.soft} ${styles.introduction}`}>{introduction}</p>
      )}
      <SubmitNotice submitError={submitError} />
      <AddressFields client={client} state={draft} start={view} />
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
