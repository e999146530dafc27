import { useEffect, useRef, useState } from 'react'
import { PlaceFields } from '../addresses/address-fields.tsx'
import type { AppliedCoupon } from '../cart-state/cart-totals.ts'
import { storedCity, usePlaces } from '../delivery/places.ts'
import { fieldErrors } from '../forms/form.tsx'
import styles from '../forms/form-fields.module.css'
import { EmailField, PhoneField, TextField } from '../forms/text-field.tsx'
import { type FormState, useForm } from '../forms/use-form.ts'
import { usePreHydrationInput } from '../forms/use-stored-fields.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import {
  type CheckoutField,
  type CheckoutValues,
  checkoutFields,
  type DetailField,
  detailFields,
  emptyCheckout,
} from './checkout-fields.ts'
import { CheckoutStep } from './checkout-frame.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import type { CheckoutProps, CheckoutView } from './checkout-view.ts'
import { OrderForm } from './order-form.tsx'
import { guestRequest } from './order-request.ts'
import { CompanyInvoice } from './payment-step.tsx'
import { readStoredForm, removeStoredForm, storeForm } from './stored-form.ts'
import { usePlaceOrder } from './use-place-order.ts'

/** Stores the input for this tab until the order is placed. */
export function GuestCheckout({ view, items, hasUnsold, onPlaced, onTotalsChanged }: CheckoutProps) {
  const state = useCheckoutForm({ ...emptyCheckout, country_id: view.country }, view.country)
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null)
  const formElement = useRef<HTMLFormElement>(null)
  const [restored, setRestored] = useState(false)
  const { form } = state
  const places = usePlaces(view, form.country_id, form.city_id)
  const order = usePlaceOrder({
    buyer: async () => ((await state.check()) ? guestRequest(form) : null),
    setErrors: state.setErrors,
    onPlaced: (...placed) => {
      removeStoredForm()
      onPlaced(...placed)
    },
    onCouponRefused: () => setCoupon(null),
    onTotalsChanged,
  })

  usePreHydrationInput(state, formElement, initialForm)
  useEffect(() => {
    setCoupon(readStoredForm()?.coupon ?? null)
    setRestored(true)
  }, [])
  useEffect(() => {
    if (restored && !order.sending) storeForm({ form, coupon })
  }, [restored, order.sending, form, coupon])

  return (
    <OrderForm
      view={view}
      items={items}
      hasUnsold={hasUnsold}
      order={order}
      city={places.cities.places.find(({ id }) => String(id) === form.city_id)}
      country={form.country_id}
      coupon={coupon}
      onCoupon={setCoupon}
      errors={fieldErrors(state)}
      formElement={formElement}
      delivery={<AddressStep state={state} view={view} places={places} />}
      invoice={<CompanyInvoice state={state} ofProfile={false} />}
    />
  )
}

/** Returns the stored input. Without a city it takes the one chosen for the delivery fee. */
function initialForm(): Partial<CheckoutValues> {
  const typed = readStoredForm()?.form
  const chosen = typed?.city_id ? null : storedCity()
  return { ...typed, ...(chosen && { country_id: String(chosen.country), city_id: String(chosen.city) }) }
}

/** Step 1: buyer and address. */
function AddressStep({
  state,
  view,
  places,
}: {
  state: CheckoutFormState
  view: CheckoutView
  places: ReturnType<typeof usePlaces>
}) {
  const messages = useCheckoutMessages()
  const { sendsMail } = useShopSettings()
  return (
    <CheckoutStep number={1} title={messages.steps.address}>
      <div className={styles.fields}>
        <TextField state={state} field="name" half autoComplete="name" maxLength={100} />
        <EmailField state={state} field="email" half {...(sendsMail ? { hint: messages.hints.email } : {})} />
        <PhoneField state={state} field="phone" half hint={messages.hints.phone} />
        <PlaceFields
          state={state}
          start={view}
          places={places}
          asksBuilding
          ofCompany={state.form.as_company === 'yes'}
        >
          <TextField
            state={state}
            field="address"
            autoComplete="address-line1"
            maxLength={500}
            hint={messages.hints.address}
          />
        </PlaceFields>
      </div>
    </CheckoutStep>
  )
}

export type CheckoutFormState = FormState<CheckoutField>

function useCheckoutForm(start: CheckoutValues, country: string): CheckoutFormState {
  const messages = useCheckoutMessages()
  const { nationalAddress, eInvoices } = useShopSettings()
  return useForm<CheckoutField>(start, {
    fields: checkoutFields,
    messages: messages.fields,
    loadRules: async () => {
      const { detailFieldIssue, guestFieldIssue } = await import('./validate-order.ts')
      const { lacksInvoicePart, lacksNationalAddress } = await import('../addresses/national-address-rule.ts')
      return (field, form) => {
        if (isDetailField(field)) return detailFieldIssue(field, form)
        if (field === 'short_address' && nationalAddress && lacksNationalAddress(form, country))
          return 'required'
        if (eInvoices && form.as_company === 'yes' && lacksInvoicePart(field, form, country))
          return 'required'
        return guestFieldIssue(field, form[field])
      }
    },
    empties: { country_id: ['city_id', 'area_id'], city_id: ['area_id', 'district'] },
    comparedWith: {
      as_company: ['company_name', 'company_vat', 'building', 'postcode', 'district'],
      short_address: ['building'],
      building: ['short_address'],
      postcode: ['short_address'],
      district: ['short_address'],
    },
  })
}

function isDetailField(field: CheckoutField): field is DetailField {
  return detailFields.some((name) => name === field)
}
