import { Field } from '@zayy/ui/field'
import type { ReactNode } from 'react'
import { useCheckoutMessages } from './checkout-messages.ts'
import type { PlaceOption } from './checkout-view.ts'
import type { CheckoutFormState } from './use-checkout-form.ts'
import type { PlaceList } from './use-places.ts'
import fieldStyles from '@zayy/ui/field.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from '../forms/form-fields.module.css'

type PlaceSelectProps = {
  state: CheckoutFormState
  field: 'country_id' | 'city_id' | 'area_id'
  list: PlaceList<PlaceOption>
  hint?: ReactNode
}

/** A country, a city or an area: the options depend on the field before it. */
export function PlaceSelect({ state, field, list, hint }: PlaceSelectProps) {
  const messages = useCheckoutMessages()
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
      id={field}
      className={styles.half}
      label={messages.fields[field].label}
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
