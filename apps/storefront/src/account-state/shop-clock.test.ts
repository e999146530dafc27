import { expect, test, vi } from 'vitest'
import { isShopTimeKnown, noteAnswerTime, shopNow } from './shop-clock.ts'

test('follows the Date header of the newest response, not the clock of the device', () => {
  vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z') })
  noteAnswerTime(null)
  expect(isShopTimeKnown()).toBe(false)
  noteAnswerTime('Thu, 26 Nov 2026 12:00:00 GMT')
  expect(new Date(shopNow()).toISOString()).toBe('2026-11-26T12:00:00.000Z')
  // A response from the browser's cache.
  noteAnswerTime('Wed, 25 Nov 2026 12:00:00 GMT')
  expect(new Date(shopNow()).toISOString()).toBe('2026-11-26T12:00:00.000Z')
  vi.useRealTimers()
})
