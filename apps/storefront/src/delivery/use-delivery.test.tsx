// @vitest-environment happy-dom

import { RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buyingMessages } from '../i18n/buying-messages.ts'
import { loadedRouter } from '../i18n/testing/localized.tsx'
import { useDeliveryPromise } from './use-delivery.ts'

afterEach(() => void vi.useRealTimers())

test('delivery dates of an open page move on at the cut-off hour', async () => {
  await buyingMessages.load('en')
  const National = () => useDeliveryPromise({ from: 1, to: 2 }, 'card', '2026-11-25')
  const holidays = [{ from: '2026-11-29', to: '2026-11-29' }]
  const router = await loadedRouter('en', National, { cutOffHour: 14, holidays })
  vi.useFakeTimers({ now: new Date('2026-11-25T13:59:30+03:00'), toFake: ['Date', 'setInterval'] })
  const { container } = render(<RouterProvider router={router} />)
  expect(container.textContent).toMatch(/between Thursday,\s26\sNovember and Monday,\s30\sNovember/)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(container.textContent).toMatch(/between Monday,\s30\sNovember and Tuesday,\s1\sDecember/)
})
