// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import { restoreFields, saveFields } from './kept-fields.ts'

const form = `
  <form><input name="name"><input name="amount" aria-label="S"><input name="amount" aria-label="M">
    <textarea name="message"></textarea>
    <select name="city"><option value="1"></option><option value="2"></option></select>
    <input type="checkbox" name="women" value="1"><input type="radio" name="pay" value="card"><input type="radio" name="pay" value="transfer">
    <input type="hidden" name="token" value="first"></form>
  <form><input name="password" autocomplete="current-password"><input type="password" name="other"></form>
  <form><input name="digit" autocomplete="one-time-code"><input name="digit" autocomplete="off"></form>`

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
const values = () =>
  fields().map((field) => (/^(checkbox|radio)$/.test(field.type) ? field.checked : field.value))

function fillAll() {
  for (const field of fields()) {
    if (field.name === 'women' || field.value === 'transfer') field.checked = true
    else if (field.type !== 'radio') field.value = field.name === 'city' ? '2' : `typed ${field.name}`
  }
}

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/contact')
  document.body.innerHTML = form
})

test('restores input in the next document once, except passwords and codes', async () => {
  fillAll()
  saveFields()
  document.body.innerHTML = form
  const heard: string[] = []
  document.body.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name))
  await restoreFields()
  const typed = ['typed name', 'typed amount', 'typed amount', 'typed message', '2', true, false, true]
  expect(values()).toEqual([...typed, 'first', '', '', '', ''])
  expect(heard).toContain('message')
  document.body.innerHTML = form
  const empty = values()
  await restoreFields()
  expect(values()).toEqual(empty)
})

test('restores input of fields that are rendered later', async () => {
  fillAll()
  saveFields()
  document.body.innerHTML = ''
  const given = restoreFields()
  document.body.innerHTML = '<input name="name">'
  await expect.poll(() => values()).toEqual(['typed name'])
  document.body.innerHTML = form
  await given
  expect(values()[3]).toBe('typed message')
})

test('does not restore input on another page', async () => {
  fillAll()
  saveFields()
  history.replaceState(null, '', '/checkout')
  document.body.innerHTML = form
  await restoreFields()
  expect(values()[0]).toBe('')
})

test.each(['not json', 'null', '[]', '{"path":"/contact","fields":[1,["input name 0"],{}]}'])(
  'ignores malformed stored input (%s)',
  async (text) => {
    sessionStorage.setItem('keptFields', text)
    await restoreFields()
    expect(values()[0]).toBe('')
  },
)
