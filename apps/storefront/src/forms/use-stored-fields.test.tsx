// @vitest-environment happy-dom

import { useLayoutEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { Localized } from '../i18n/testing/localized.tsx'
import { useForm } from './use-form.ts'
import { useStoredFields } from './use-stored-fields.ts'

const fields = ['name', 'city', 'street'] as const
const text = { label: '', missing: '', wrong: '' }

function Form({ onHydrated }: { onHydrated: () => void }) {
  const element = useRef<HTMLFormElement>(null)
  const state = useForm(
    { name: '', city: '', street: '' },
    { fields, messages: { name: text, city: text, street: text }, loadRules: async () => () => null },
  )
  useStoredFields('draft', state, fields, element)
  useLayoutEffect(onHydrated, [onHydrated])
  return (
    <form ref={element}>
      {fields.map((field) => (
        <input
          key={field}
          name={field}
          value={state.form[field]}
          onChange={({ target }) => state.change(field, target.value)}
        />
      ))}
    </form>
  )
}

const page = (onHydrated: () => void) => (
  <Localized locale="en">
    <Form onHydrated={onHydrated} />
  </Localized>
)

const field = (name: (typeof fields)[number]) => {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!found) throw new Error(`there is no field ${name}`)
  return found
}
const values = () => fields.map((name) => field(name).value)

/** Sets a value like typing: React notices only the event. */
function press(name: (typeof fields)[number], value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), value)
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = `<div id="root">${renderToString(page(() => {}))}</div>`
})

/** Hydrates, then types in the next microtask. */
async function hydrateAndPress(name: (typeof fields)[number], value: string) {
  const root = document.getElementById('root')
  if (!root) throw new Error('there is no page')
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      page(() =>
        queueMicrotask(() => {
          press(name, value)
          resolve()
        }),
      ),
    )
  })
  // Lets React run its effects, which may be due after the timer even when the process was held up.
  await new Promise((resolve) => setTimeout(resolve, 50))
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

test('input from before hydration survives typing right after it', async () => {
  field('name').value = 'سارة'
  field('city').value = 'Riy'
  await hydrateAndPress('city', 'Riyadh')
  expect(values()).toEqual(['سارة', 'Riyadh', ''])
})

test('stored input fills the fields that were not typed into', async () => {
  sessionStorage.setItem('draft', JSON.stringify({ name: 'نورة', city: 'Dammam', street: 'Tahlia' }))
  field('name').value = 'سارة'
  await hydrateAndPress('city', 'J')
  expect(values()).toEqual(['سارة', 'J', 'Tahlia'])
})
