// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseSearch, stringifySearch } from '../search-params.ts'
import { useChangeTargetQuantity } from './change-target-quantity.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function openPage(address: string) {
  const load = vi.fn(() => ({}))
  let change: (quantity: number) => void = () => undefined
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
    routeTree: createRootRoute({
      loader: load,
      component: () => {
        change = useChangeTargetQuantity()
        return null
      },
    }),
  })
  await act(() => router.load())
  render(<RouterProvider router={router} />)
  return {
    load,
    address: () => router.history.location.href,
    choose: async (...quantities: number[]) => {
      act(() => quantities.forEach((quantity) => void change(quantity)))
      await act(() => vi.advanceTimersByTimeAsync(1000))
    },
  }
}

test.each([
  ['/', [10, 1], '/'],
  ['/?quantity=60', [61, 62, 60], '/?quantity=60'],
])('a number that is soon as before loads nothing: %s, %o', async (address, quantities, after) => {
  const page = await openPage(address)
  expect(page.load).toHaveBeenCalledTimes(1)
  await page.choose(...quantities)
  expect(page.address()).toBe(after)
  expect(page.load).toHaveBeenCalledTimes(1)
})

test('the address gets the last number, and loses it at one piece', async () => {
  const page = await openPage('/?quantity=60&search=x')
  await page.choose(61, 75)
  expect(page.address()).toBe('/?quantity=75&search=x')
  await page.choose(1)
  expect(page.address()).toBe('/?search=x')
})
