import { fromSar } from '@zayy/domain/money'
import { Field } from '@zayy/ui/field'
import fieldStyles from '@zayy/ui/field.module.css'
import typography from '@zayy/ui/typography.module.css'
import { type ReactNode, useEffect } from 'react'
import { NO_AREA, type PlaceList, type PlaceOption, type Places, usePlaces } from '../delivery/places.ts'
import formFields from '../forms/form-fields.module.css'
import { TextField } from '../forms/text-field.tsx'
import type { FormState } from '../forms/use-form.ts'
import { Price } from '../prices/price.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { useLoadedComponent } from '../use-loaded-component.tsx'
import styles from './address-fields.module.css'
import type { AddressFormState } from './address-form.ts'
import { useAddressMessages } from './address-messages.ts'
import type { NationalAddressField, NationalAddressProps } from './national-address-rule.ts'

/** Spec, 5 Address. */
export function AddressFields({
  state,
  start,
  ofCompany = false,
}: {
  state: AddressFormState
  start: Places
  ofCompany?: boolean
}) {
  const messages = useAddressMessages()
  const places = usePlaces(start, state.form.country_id, state.form.city_id)
  return (
    <div className={formFields.fields}>
      <TextField state={state} field="name" half autoComplete="off" maxLength={60} hint={messages.nameHint} />
      <PlaceFields state={state} start={start} places={places} ofCompany={ofCompany}>
        <TextField state={state} field="address" autoComplete="address-line1" maxLength={300} />
        <div className={styles.thirds}>
          <TextField state={state} field="building" latin autoComplete="off" maxLength={60} />
          <TextField state={state} field="floor" latin autoComplete="off" maxLength={30} />
          <TextField state={state} field="apartment" latin autoComplete="off" maxLength={30} />
        </div>
      </PlaceFields>
      <TextField state={state} field="note" optional autoComplete="off" maxLength={300} />
    </div>
  )
}

/** Short code and postcode of the National Address. Help loads where more is needed, or once the code is wrong. */
function NationalAddressFields<F extends string>(
  props: Omit<NationalAddressProps<F>, 'isRequired' | 'namesParts'> & {
    isRequired?: boolean | undefined
    namesParts?: boolean | undefined
  },
) {
  const { state, isRequired = false, namesParts = false } = props
  const messages = useAddressMessages()
  const [Help] = useLoadedComponent<NationalAddressProps<F>>(
    () => import('./national-address-help.tsx'),
    isRequired || namesParts || state.errors.short_address,
  )
  return (
    <>
      <TextField
        state={state}
        field="short_address"
        half
        optional={!isRequired}
        latin
        autoComplete="off"
        maxLength={20}
        hint={messages.shortAddressHint}
      />
      <TextField
        state={state}
        field="postcode"
        half
        optional={!namesParts}
        latin
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20}
      />
      {Help ? <Help {...props} isRequired={isRequired} namesParts={namesParts} /> : null}
    </>
  )
}

/**
 * Country, city with its delivery fee, and area, which is hidden if the city has none, around the street. The National Address comes first
 * in the shop's country, whose couriers find a door by it, and last elsewhere.
 */
export function PlaceFields<F extends string>({
  state,
  start,
  places,
  asksBuilding = false,
  ofCompany = false,
  children,
}: {
  state: FormState<F | PlaceField | NationalAddressField>
  start: Places
  places: ReturnType<typeof usePlaces>
  /** The form has no separate field for the building number. */
  asksBuilding?: boolean
  /** A company buys, or is the customer. */
  ofCompany?: boolean
  /** The street. */
  children: ReactNode
}) {
  const messages = useAddressMessages()
  const { feePerOrder, nationalAddress, eInvoices } = useShopSettings()
  const city = places.cities.places.find(({ id }) => String(id) === state.form.city_id)
  const area = state.form.area_id
  const isAtHome = state.form.country_id === start.country
  const hasNoAreas = places.areas.state === 'ready' && places.areas.places.length === 0
  const hasAreas = places.areas.state === 'ready' && !hasNoAreas
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` is a new object in each render
  useEffect(() => {
    if (hasNoAreas && area !== NO_AREA) state.change('area_id', NO_AREA)
    if (hasAreas && area === NO_AREA) state.change('area_id', '')
  }, [hasNoAreas, hasAreas, area])
  const error = state.errors.area_id
  // The shop may have removed the area, or all of the city, or added the first ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `places` is a new object in each render
  useEffect(() => {
    if (error) places.areas.retry()
  }, [error])
  const list = { state: 'ready', places: start.countries, retry: () => undefined } as const
  return (
    <>
      <PlaceSelect state={state} field="country_id" list={list} />
      {isAtHome ? (
        <NationalAddressFields
          state={state}
          isRequired={nationalAddress}
          namesParts={eInvoices && ofCompany}
          asksBuilding={asksBuilding}
          asksDistrict={hasNoAreas}
        />
      ) : null}
      <PlaceSelect
        state={state}
        field="city_id"
        list={places.cities}
        hint={
          city ? (
            <>
              {messages.delivery} <Price amount={fromSar(city.shipping)} />{' '}
              {messages.per[feePerOrder ? 'order' : 'product']}
            </>
          ) : (
            messages.cityHint
          )
        }
      />
      {hasNoAreas ? null : <PlaceSelect state={state} field="area_id" list={places.areas} />}
      {children}
      {isAtHome ? null : <NationalAddressFields state={state} />}
    </>
  )
}
export type PlaceField = 'country_id' | 'city_id' | 'area_id'

type PlaceSelectProps<F extends string> = {
  state: FormState<F | PlaceField>
  field: PlaceField
  list: PlaceList<PlaceOption>
  hint?: ReactNode
}

function PlaceSelect<F extends string>({ state, field, list, hint }: PlaceSelectProps<F>) {
  const messages = useAddressMessages()
  const error = list.state === 'failed' ? undefined : state.errors[field]
  const shownHint =
    list.state === 'failed' ? (
      <>
        {messages.placesFailed}{' '}
        <button type="button" className={typography.link} onClick={list.retry}>
          {messages.retry}
        </button>
      </>
    ) : (
      hint
    )
  return (
    <Field
      id={state.idOf(field)}
      className={formFields.half}
      label={state.messages[field].label}
      error={error}
      hint={error === undefined ? shownHint : undefined}
    >
      {(control) => (
        <select
          {...control}
          className={fieldStyles.select}
          name={field}
          required
          disabled={list.state !== 'ready'}
          aria-busy={list.state === 'loading'}
          autoComplete={field === 'country_id' ? 'country-name' : 'off'}
          value={list.state === 'ready' ? state.form[field] : ''}
          onChange={({ target }) => state.change(field, target.value)}
        >
          <option value="">{list.state === 'loading' ? messages.loading : messages.choose[field]}</option>
          {list.places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
