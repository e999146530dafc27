import { Field } from '@zayy/ui/field'
import { useSampleMessages } from '../sample-messages.ts'
import { Section, State } from '../section.tsx'
import field from '@zayy/ui/field.module.css'

/** A labelled field: empty, filled, wrong, disabled; of one line, of several, and a choice from a list. */
export function Fields() {
  const { label, value, hint, optional, error, colours } = useSampleMessages()
  return (
    <Section name="Fields">
      <State name="Field">
        <Field label={label}>{(control) => <input className={field.input} {...control} />}</Field>
      </State>
      <State name="optional, with a hint">
        <Field label={label} optional={optional} hint={hint}>
          {(control) => <input className={field.input} defaultValue={value} {...control} />}
        </Field>
      </State>
      <State name="wrong">
        <Field label={label} error={error}>
          {(control) => <input className={field.input} {...control} />}
        </Field>
      </State>
      <State name="disabled">
        <Field label={label}>
          {(control) => <input className={field.input} defaultValue={value} disabled {...control} />}
        </Field>
      </State>
      <State name="number, from left to right">
        <Field label={label}>
          {(control) => (
            <input className={field.input} dir="ltr" defaultValue="+966 55 123 4567" {...control} />
          )}
        </Field>
      </State>
      <State name="select">
        <Field label={label}>
          {(control) => (
            <select className={`${field.input} ${field.select}`} {...control}>
              {colours.map((colour) => (
                <option key={colour}>{colour}</option>
              ))}
            </select>
          )}
        </Field>
      </State>
      <State name="textarea">
        <Field label={label}>
          {(control) => <textarea className={field.input} rows={3} defaultValue={value} {...control} />}
        </Field>
      </State>
    </Section>
  )
}
