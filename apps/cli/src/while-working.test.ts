import type { Progress } from '@zayy/platform/process/progress'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commandMessages } from './command-line/messages.ts'
import { whileWorking } from './while-working.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const erase = '\r\u001b[2K'

test('what knows how far it is shows that as a bar', async () => {
  const written: string[] = []
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0
  const work = async (progress: Progress) => {
    for (const done of [0, 12, 47, 48]) {
      progress(done, 48)
      await vi.advanceTimersByTimeAsync(1_000)
    }
    return 'done'
  }
  expect(await whileWorking(commandMessages('en'), work, { isTTY: true, write })).toBe('done')
  expect(written).toEqual([
    `${erase}░░░░░░░░░░░░░░░░░░░░ Working: 1 s`,
    `${erase}█████░░░░░░░░░░░░░░░ Working: 2 s`,
    `${erase}███████████████████░ Working: 3 s`,
    `${erase}Working: 4 s`,
    erase,
  ])
})

test.each([
  ['ar', true, [`${erase}جارٍ العمل: 1 ث`, `${erase}جارٍ العمل: 2 ث`, erase]],
  ['en', true, [`${erase}Working: 1 s`, `${erase}Working: 2 s`, erase]],
  ['en', false, []],
] as const)(
  'what is long tells its seconds (%s), where somebody watches: %s',
  async (locale, isTTY, lines) => {
    const written: string[] = []
    const write = (text: string | Uint8Array) => written.push(String(text)) > 0
    const work = async () => {
      await vi.advanceTimersByTimeAsync(2_500)
      throw new Error('a full disk')
    }
    await expect(whileWorking(commandMessages(locale), work, { isTTY, write })).rejects.toThrow('a full disk')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(written).toEqual(lines)
  },
)
