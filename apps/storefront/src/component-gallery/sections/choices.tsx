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
    </Section>
  )
}

function SampleStepper({ from }: { from: number }) {
  const { quantity, less, more } = useSampleMessages()
  const [value, setValue] = useState(from)
  return (
    <Stepper
      value={value}
      labels={{ field: quantity, less, more }}
      read={(text) => (/^\d{1,4}$/.test(text) ? Number(text) : null)}
      onStep={(change) => setValue((now) => now + change)}
      onType={setValue}
    />
  )
}
