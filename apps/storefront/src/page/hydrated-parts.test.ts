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

test('a pressed button gets the focus where the browser gives it none', () => {
  find('b')?.click()
  expect(document.activeElement).toBe(find('button'))
})

test('a field that keeps the focus while a button is pressed keeps it', () => {
  find('input')?.focus()
  find('b')?.click()
  expect(document.activeElement).toBe(find('input'))
})

test('a pressed text gets no focus', () => {
  find('p')?.click()
  expect(document.activeElement).toBe(document.body)
})
