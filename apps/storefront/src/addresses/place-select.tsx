import { Field } from '@zayy/ui/field'
import type { ReactNode } from 'react'
import type { FormState } from '../forms/use-form.ts'
import { useAddressMessages } from './address-messages.ts'
import type { PlaceOption } from '../places/places.ts'
import type { PlaceList } from '../places/use-place-list.ts'
import fieldStyles from '@zayy/ui/field.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from '../forms/form-fields.module.css'

export type PlaceField = 'country_id' | 'city_id' | 'area_id'

type PlaceSelectProps<F extends string> = {
  state: FormState<F | PlaceField>
  field: PlaceField
  list: PlaceList<PlaceOption>
  hint?: ReactNode
}

/** A country, a city or an area: the options depend on the field before it. */
export function PlaceSelect<F extends string>({ state, field, list, hint }: PlaceSelectProps<F>) {
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
      className={styles.half}
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
