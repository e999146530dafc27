import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rejectionLog } from './rejection-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function noting() {
  const lines: object[] = []
  const note = rejectionLog({ info: (event) => lines.push(event), error: () => {} })
  const told = () => lines.splice(0)
  return { note, told }
}

const line = (kind: string, client: string, refusals: number) => ({
  event: 'refused',
  kind,
  client,
  refusals,
})

test('logs the first rejection at once and the rest of a minute as a count', () => {
  const { note, told } = noting()
  for (let time = 0; time < 5_000; time += 1) note('calls', '203.0.113.7')
  note('origin', '203.0.113.7')
  note('calls', '203.0.113.8')
  expect(told()).toEqual([
    line('calls', '203.0.113.7', 1),
    line('origin', '203.0.113.7', 1),
    line('calls', '203.0.113.8', 1),
  ])
  vi.advanceTimersByTime(60_000)
  expect(told()).toEqual([line('calls', '203.0.113.7', 4_999)])
  note('calls', '203.0.113.7')
  vi.advanceTimersByTime(59_999)
  expect(told()).toEqual([])
  vi.advanceTimersByTime(60_001)
  expect(told()).toEqual([line('calls', '203.0.113.7', 1)])
  note('calls', '203.0.113.7')
  expect(told()).toEqual([line('calls', '203.0.113.7', 1)])
})

test('logs a flood from many addresses in about a hundred lines a minute', () => {
  const { note, told } = noting()
  for (let client = 0; client < 10_000; client += 1) note('requests', `2001:db8:${client}::/64`)
  expect(told()).toHaveLength(101)
  vi.advanceTimersByTime(60_000)
  expect(told()).toEqual([line('requests', 'others', 9_899)])
})
