import { Segmented } from '@zayy/ui/segmented'
import { Stepper } from '@zayy/ui/stepper'
import { useState } from 'react'
import { useSampleMessages } from '../sample-messages.ts'
import { Section, State } from '../section.tsx'
import chip from '@zayy/ui/chip.module.css'
import choice from '@zayy/ui/choice.module.css'

/** Ways to choose: one of few, several of many, yes or no, how many. */
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
