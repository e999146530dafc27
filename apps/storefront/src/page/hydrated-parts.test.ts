// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { usePressedButtonFocus } from './hydrated-parts.tsx'

beforeEach(() => {
  document.body.innerHTML = '<input><button type="button"><b>Open</b></button><p>Text</p>'
  const { unmount } = renderHook(() => usePressedButtonFocus())
  return unmount
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

test('focuses a pressed button if the browser does not', () => {
  find('b')?.click()
  expect(document.activeElement).toBe(find('button'))
})

test('leaves the focus in a field that kept it while a button was pressed', () => {
  find('input')?.focus()
  find('b')?.click()
  expect(document.activeElement).toBe(find('input'))
})

test('does not focus pressed text', () => {
  find('p')?.click()
  expect(document.activeElement).toBe(document.body)
})
