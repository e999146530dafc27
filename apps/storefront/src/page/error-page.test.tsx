// @vitest-environment happy-dom

import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Localized } from '../i18n/testing/localized.tsx'
import { SettingsUnavailable } from './error-page.tsx'

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  // The router and React log each failed attempt.
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A shop whose settings fail to load `failures` times. */
async function show(failures: number) {
  const asked = { times: 0 }
  const router = createRouter({
    history: createMemoryHistory(),
    InnerWrap: ({ children }) => <Localized locale="en">{children}</Localized>,
    routeTree: createRootRoute({
      loader: () => {
        asked.times += 1
        if (asked.times <= failures) throw new Error('no answer')
        return {}
      },
      component: () => <h1>The shop</h1>,
      errorComponent: SettingsUnavailable,
    }),
  })
  await act(() => router.load())
  render(<RouterProvider router={router} />)
  await wait(0)
  return asked
}

test('shows three dots and retries until the settings are loaded', async () => {
  const asked = await show(3)
  expect(screen.getByRole('status').textContent).toContain('Loading')
  expect(asked.times).toBe(1)
  await wait(1000)
  expect(asked.times).toBe(2)
  await wait(2000)
  expect(asked.times).toBe(3)
  expect(screen.getByRole('status').textContent).toContain('Trying again')
  await wait(4000)
  expect(screen.getByRole('heading').textContent).toBe('The shop')
  expect(screen.queryByRole('status')).toBeNull()
})

test('retries to load the settings every eight seconds at last', async () => {
  const asked = await show(Number.POSITIVE_INFINITY)
  await wait(1000 + 2000 + 4000 + 8000)
  const then = asked.times
  await wait(24_000)
  expect(asked.times).toBe(then + 3)
})

test('shows the page at once if the settings load', async () => {
  await show(0)
  expect(screen.getByRole('heading').textContent).toBe('The shop')
})
