// @vitest-environment happy-dom

import { RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadedRouter } from '../i18n/testing/localized.tsx'
import { keepTargetQuantity } from '../prices/target-quantity.ts'
import styles from '../product-card/product-card.module.css'
import ServedCards from './served-cards.tsx'

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const choose = async (quantity: number) => {
  act(() => keepTargetQuantity(quantity, true))
  await wait(100)
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<ul id="cards-1" data-served><li data-tiers="1:55 10-99:50"><a href="/product/1/top">
    <span class="${styles.prices}">55.00</span></a></li></ul>`
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('shows the prices of a row away from the viewport again after a quantity that it never followed, and prints those of the latest', async () => {
  const row = document.body.querySelector('ul')
  if (!row) throw new Error('There is no row')
  vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 9_000, 100, 100))
  const page = () => <ServedCards rows={[]} />
  const router = await act(() => loadedRouter('en', page, {}, { client: {} }))
  render(<RouterProvider router={router} />)
  await choose(60)
  expect(row.classList.contains(styles.late ?? '')).toBe(true)
  await choose(1)
  await wait(1_000)
  expect(row.classList.contains(styles.late ?? '')).toBe(false)
  expect(screen.getByText('55.00')).toBeDefined()
  await choose(60)
  act(() => dispatchEvent(new Event('beforeprint')))
  expect(row.classList.contains(styles.late ?? '')).toBe(false)
  expect(screen.getByText('50.00')).toBeDefined()
})
