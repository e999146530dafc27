import { failureOf } from '@zayy/contract/failure'
import type { Address, Profile } from '@zayy/contract/types'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import { useEffect, useState } from 'react'
import type { AppliedCoupon } from '../../cart-state/cart-totals.ts'
import { fieldErrors } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import notice from '../../page/notice.module.css'
import { useClient } from '../../router-context.ts'
import { detailFields, detailFormOf, emptyCheckout } from '../checkout-fields.ts'
import { CheckoutSkeleton } from '../checkout-frame.tsx'
import { useCheckoutMessages } from '../checkout-messages.ts'
import type { CheckoutProps } from '../checkout-view.ts'
import { OrderForm } from '../order-form.tsx'
import { customerRequest } from '../order-request.ts'
import { CompanyInvoice } from '../payment-step.tsx'
import { readStoredForm, removeStoredForm, storeForm } from '../stored-form.ts'
import { usePlaceOrder } from '../use-place-order.ts'
import { DeliveryStep } from './delivery-step.tsx'
import { isTyped, useDelivery } from './use-delivery.ts'

/** Loads profile and addresses of the customer, then shows their checkout. */
export default function CustomerCheckout(props: CheckoutProps) {
  const messages = useCheckoutMessages()
  const { customer, retry } = useCustomer()
  if (customer === 'loading') return <CheckoutSkeleton />
  if (customer === 'failed')
    return (
      <div className={notice.notice} role="alert">
        <Icon name="warning-circle" size="l" className={notice.icon} />
        <div>
          <p>{messages.customerFailed}</p>
          <button type="button" className={`${button.outlined} ${button.small}`} onClick={retry}>
            {messages.tryAgain}
          </button>
        </div>
      </div>
    )
  return <CustomerOrder {...props} customer={customer} />
}

/** Stores choices and input for this tab until the order is placed. */
function CustomerOrder({
  view,
  items,
  hasUnsold,
  onPlaced,
  onTotalsChanged,
  customer: { profile, addresses },
}: CheckoutProps & { customer: Customer }) {
  const messages = useCheckoutMessages()
  const [stored] = useState(readStoredForm)
  const typed = stored?.form ?? emptyCheckout
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(stored?.coupon ?? null)
  const company = useForm(detailFormOf(profile, typed), {
    fields: detailFields,
    messages: messages.fields,
    loadRules: async () => (await import('../validate-order.ts')).detailFieldIssue,
    comparedWith: { as_company: ['company_name', 'company_vat'] },
  })
  const ofCompany = company.form.as_company === 'yes'
  const delivery = useDelivery(view, addresses, { typed: stored?.form ?? null, ofCompany })
  const order = usePlaceOrder({
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
    onTotalsChanged,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `typed` is the initial state
  useEffect(() => {
    if (!order.sending) storeForm({ form: { ...typed, ...company.form }, coupon })
  }, [order.sending, company.form, coupon])

  const newAddressErrors = delivery.chosen === 'new' ? fieldErrors(delivery.draft) : []
  return (
    <OrderForm
      view={view}
      items={items}
      hasUnsold={hasUnsold}
      order={order}
      city={delivery.city}
      country={delivery.country}
      coupon={coupon}
      onCoupon={setCoupon}
      errors={[...newAddressErrors, ...fieldErrors(company)]}
      savedDelivery={
        <DeliveryStep
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

type Customer = { profile: Profile; addresses: Address[] }

/** If the login has ended (401), the page becomes a guest's through `useSignedIn`. */
function useCustomer() {
  const client = useClient()
  const [customer, setCustomer] = useState<Customer | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let current = true
    Promise.all([client.accounts.profile(), client.addresses.list()]).then(
      ([{ data: profile }, { data: addresses }]) => {
        if (current) setCustomer({ profile, addresses })
      },
      (thrown: unknown) => {
        if (current && failureOf(thrown).status !== 401) setCustomer('failed')
      },
    )
    return () => {
      current = false
    }
  }, [client, attempt])
  const retry = () => {
    setCustomer('loading')
    setAttempt((count) => count + 1)
  }
  return { customer, retry }
}
