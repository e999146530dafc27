import button from '@zayy/ui/button.module.css'
import chip from '@zayy/ui/chip.module.css'
import choice from '@zayy/ui/choice.module.css'
import { CopyButton } from '@zayy/ui/copy-button'
import { Field } from '@zayy/ui/field'
import fieldStyles from '@zayy/ui/field.module.css'
import { Icon } from '@zayy/ui/icon'
import iconButton from '@zayy/ui/icon-button.module.css'
import { Segmented } from '@zayy/ui/segmented'
import { Stepper } from '@zayy/ui/stepper'
import { useState } from 'react'
import { SubmitButton } from '../forms/form.tsx'
import { Section, State, useSampleMessages } from './section.tsx'

const kinds = Object.entries({
  primary: button.primary,
  outlined: button.outlined,
  quiet: button.quiet,
  accent: button.accent,
  onDark: button.onDark,
  destructive: button.destructive,
})

const sizes = Object.entries({ small: button.small, tall: button.tall, large: button.large })

export function Buttons() {
  const { act, acting, close, product } = useSampleMessages()
  return (
    <Section name="Buttons">
      {kinds.map(([kind, className]) => (
        <State key={kind} name={kind}>
          <button type="button" className={className}>
            {act}
          </button>
        </State>
      ))}
      {kinds.map(([kind, className]) => (
        <State key={kind} name={`${kind}, disabled`}>
          <button type="button" className={className} disabled>
            {act}
          </button>
        </State>
      ))}
      {sizes.map(([size, className]) => (
        <State key={size} name={size}>
          <button type="button" className={`${button.primary} ${className}`}>
            {act}
          </button>
        </State>
      ))}
      <State name="SubmitButton">
        <SubmitButton sending={false} label={act} sendingLabel={acting} />
      </State>
      <State name="SubmitButton, sending">
        <SubmitButton sending label={act} sendingLabel={acting} />
      </State>
      <State name="CopyButton">
        <CopyButton text={product} label={product} copied={close} />
      </State>
      <State name="iconButton">
        <button type="button" className={iconButton.iconButton} aria-label={close}>
          <Icon name="x" size="l" />
        </button>
      </State>
      <State name="ringed">
        <button type="button" className={iconButton.ringed} aria-label={close}>
          <Icon name="caret-right" flip />
        </button>
      </State>
      <State name="ringed, disabled">
        <button type="button" className={iconButton.ringed} aria-label={close} disabled>
          <Icon name="caret-right" flip />
        </button>
      </State>
      <State name="fullWidth" wide>
        <button type="button" className={`${button.primary} ${button.large} ${button.fullWidth}`}>
          {act}
        </button>
      </State>
    </Section>
  )
}

export function Fields() {
  const { label, value, hint, optional, error, colours } = useSampleMessages()
  return (
    <Section name="Fields">
      <State name="Field">
        <Field label={label}>{(control) => <input className={fieldStyles.input} {...control} />}</Field>
      </State>
      <State name="optional, with a hint">
        <Field label={label} optional={optional} hint={hint}>
          {(control) => <input className={fieldStyles.input} defaultValue={value} {...control} />}
        </Field>
      </State>
      <State name="wrong">
        <Field label={label} error={error}>
          {(control) => <input className={fieldStyles.input} {...control} />}
        </Field>
      </State>
      <State name="disabled">
        <Field label={label}>
          {(control) => <input className={fieldStyles.input} defaultValue={value} disabled {...control} />}
        </Field>
      </State>
      <State name="number, from left to right">
        <Field label={label}>
          {(control) => (
            <input className={fieldStyles.input} dir="ltr" defaultValue="+966 55 123 4567" {...control} />
          )}
        </Field>
      </State>
      <State name="select">
        <Field label={label}>
          {(control) => (
            <select className={`${fieldStyles.input} ${fieldStyles.select}`} {...control}>
              {colours.map((colour) => (
                <option key={colour}>{colour}</option>
              ))}
            </select>
          )}
        </Field>
      </State>
      <State name="textarea">
        <Field label={label}>
          {(control) => <textarea className={fieldStyles.input} rows={3} defaultValue={value} {...control} />}
        </Field>
      </State>
    </Section>
  )
}

export function Choices() {
  const { label, colours } = useSampleMessages()
  const [chosen, setChosen] = useState('0')
  return (
    <Section name="Choices">
      <State name="Segmented">
        <Segmented
          label={label}
          options={colours.map((name, place) => ({ value: String(place), name }))}
          chosen={chosen}
          onChoose={setChosen}
        />
      </State>
      <State name="chips; the first is chosen">
        <div className={chip.chips}>
          {colours.map((name, place) => (
            <button key={name} type="button" className={place === 0 ? chip.chosen : chip.chip}>
              {name}
            </button>
          ))}
        </div>
      </State>
      {(['checkbox', 'radio'] as const).map((type) => (
        <State key={type} name={type}>
          {colours.slice(0, 2).map((name, place) => (
            <label key={name} className={choice.choice}>
              <input type={type} name={type} defaultChecked={place === 0} />
              {name}
            </label>
          ))}
        </State>
      ))}
      <State name="Stepper, at 0">
        <SampleStepper from={0} />
      </State>
      <State name="Stepper, filled">
        <SampleStepper from={12} />
      </State>
      <State name="Stepper, with a wrong text">
        <SampleStepper from={12} text="1.5" />
      </State>
    </Section>
  )
}

function SampleStepper({ from, text = null }: { from: number; text?: string | null }) {
  const { quantity, less, more } = useSampleMessages()
  const [value, setValue] = useState(from)
  const [typed, setTyped] = useState(text)
  const number = typed === null ? value : Number(typed)
  return (
    <Stepper
      value={value}
      text={typed}
      error={Number.isInteger(number) ? undefined : 'stepper-error'}
      labels={{ field: quantity, less, more }}
      onStep={(change) => {
        setTyped(null)
        setValue((now) => now + change)
      }}
      onType={setTyped}
      onLeave={() => {
        if (!Number.isInteger(number)) return
        setValue(number)
        setTyped(null)
      }}
    />
  )
}
