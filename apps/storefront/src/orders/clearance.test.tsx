// @vitest-environment happy-dom

import { RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { exampleBill } from '@zayy/contract/orders/testing/example-bill'
import type { Bill } from '@zayy/contract/types'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadedRouter } from '../i18n/testing/localized.tsx'
import Clearance from './clearance.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const awaited = exampleBill({ clearance: 'awaited', invoice_number: null, invoiced_at: null, qr: null })
const cleared = exampleBill({ clearance: 'cleared' })

test('fetches the bill after 1, 2, 3, 5 and 10 seconds, then every 30, until ZATCA has cleared the invoice', async () => {
  const times: number[] = []
  const start = Date.now()
  const billByToken = async () => {
    times.push((Date.now() - start) / 1_000)
    if (times.length === 2) throw new Error('offline')
    return { data: times.length < 7 ? awaited : cleared }
  }
  const changes: Bill[] = []
  const page = () => <Clearance bill={awaited} onChange={(bill) => changes.push(bill)} />
  const client = { orders: { billByToken } }
  const router = await act(() => loadedRouter('en', page, { sendsMail: true }, { client }))
  render(<RouterProvider router={router} />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('status').textContent).toContain('we email it to you')
  await act(() => vi.advanceTimersByTimeAsync(300_000))
  expect(times).toEqual([1, 3, 6, 11, 21, 51, 81])
  expect(changes).toEqual([cleared])
})
