import { useEffect, useState } from 'react'
import type { AppliedCoupon } from '../../cart-state/cart-totals.ts'
import { fieldErrors } from '../../forms/error-summary.tsx'
import { useForm } from '../../forms/use-form.ts'
import { emptyCheckout } from '../checkout-fields.ts'
import type { CheckoutProps } from '../checkout-props.ts'
import { useCheckoutMessages } from '../checkout-messages.ts'
import { companyFields, companyFormOf } from '../company-form.ts'
import { CompanyInvoice } from '../company-invoice.tsx'
import { OrderForm } from '../order-form.tsx'
import { customerRequest } from '../order-request.ts'
import { readStoredForm, removeStoredForm, storeForm } from '../stored-form.ts'
import { usePlaceOrder } from '../use-place-order.ts'
import { isTyped } from './address-draft.ts'
import { DeliveryStep } from './delivery-step.tsx'
import type { Customer } from './use-customer.ts'
import { useDelivery } from './use-delivery.ts'

/** A customer's checkout. What is chosen and typed is stored for this tab until the order is placed. */
export function CustomerOrder({
  client,
  view,
  items,
  onPlaced,
  customer: { profile, addresses },
}: CheckoutProps & { customer: Customer }) {
  const messages = useCheckoutMessages()
  const [stored] = useState(readStoredForm)
  const typed = stored?.form ?? emptyCheckout
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(stored?.coupon ?? null)
  const delivery = useDelivery(client, view, addresses, stored?.form ?? null)
  const company = useForm(companyFormOf(profile, typed), {
    fields: companyFields,
    messages: messages.fields,
    loadRules: async () => (await import('../validate-company.ts')).companyFieldIssue,
    comparedWith: { as_company: ['company_name', 'company_vat'] },
  })
  const order = usePlaceOrder(client, {
    buyer: async () => {
      const companyIsRight = await company.check()
      const addressId = await delivery.addressId()
      return companyIsRight && addressId !== null ? customerRequest(addressId, company.form) : null
    },
    setErrors: company.setErrors,
    onPlaced: (...placed) => {
      removeStoredForm()
      delivery.forget()
      onPlaced(...placed)
    },
    onCouponRefused: () => setCoupon(null),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a guest typed stays as it was
  useEffect(() => {
    if (!order.sending) storeForm({ form: { ...typed, ...company.form }, coupon })
  }, [order.sending, company.form, coupon])

  const newAddressErrors = delivery.chosen === 'new' ? fieldErrors(delivery.draft) : []
  return (
    <OrderForm
      client={client}
      view={view}
      items={items}
      order={order}
      city={delivery.city}
      country={delivery.country}
      coupon={coupon}
      onCoupon={setCoupon}
      errors={[...newAddressErrors, ...fieldErrors(company)]}
      savedDelivery={
        <DeliveryStep
          client={client}
          view={view}
          profile={profile}
          delivery={delivery}
          typedAsGuest={addresses.length === 0 && isTyped(typed)}
        />
      }
      invoice={<CompanyInvoice state={company} ofProfile={profile.company_name !== null} />}
    />
  )
}
