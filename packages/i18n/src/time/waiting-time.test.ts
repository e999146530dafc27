import { expect, test } from 'vitest'
import { countdown, waitingTime } from './waiting-time.ts'

test.each([
  [1, 'دقيقة', 'a minute'],
  [60, 'دقيقة', 'a minute'],
  [61, 'دقيقتين', '2 minutes'],
  [600, '10 دقائق', '10 minutes'],
  [15 * 60, '15 دقيقة', '15 minutes'],
  [60 * 60, '60 دقيقة', '60 minutes'],
  [119 * 60 + 1, 'ساعتين', '2 hours'],
  [24 * 60 * 60, '24 ساعة', '24 hours'],
])('formats a waiting time of %i seconds', (seconds, arabic, english) => {
  expect(waitingTime(seconds, 'ar')).toBe(arabic)
  expect(waitingTime(seconds, 'en')).toBe(english)
})

test.each([
  [60, '1:00'],
  [42, '0:42'],
  [9.9, '0:09'],
  [0, '0:00'],
])('formats a countdown of %s seconds', (seconds, text) => {
  expect(countdown(seconds)).toBe(text)
})
