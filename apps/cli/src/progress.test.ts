import type { Progress } from '@zayy/platform/process/progress'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commandMessages } from './command-line/messages.ts'
import { showProgress, withSpinner } from './progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('CI', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const erase = '\r\u001b[2K'

test('the spinner shows a bar while the progress is known', async () => {
  const written: string[] = []
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0
  const work = async (progress: Progress) => {
    for (const done of [0, 12, 47, 48]) {
      progress(done, 48)
      await vi.advanceTimersByTimeAsync(1_000)
    }
    return 'done'
  }
  expect(await withSpinner(commandMessages('en'), work, { isTTY: true, write })).toBe('done')
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
  'the spinner shows seconds in %s if the output is a terminal (%s)',
  async (locale, isTTY, lines) => {
    const written: string[] = []
    const write = (text: string | Uint8Array) => written.push(String(text)) > 0
    const work = async () => {
      await vi.advanceTimersByTimeAsync(2_500)
      throw new Error('a full disk')
    }
    await expect(withSpinner(commandMessages(locale), work, { isTTY, write })).rejects.toThrow('a full disk')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(written).toEqual(lines)
  },
)

/** Returns what a small import writes to a terminal of `columns`, or to a log. */
function written(terminal: { isTTY: boolean; columns: number }): string[] {
  const all: string[] = []
  const write = (text: string | Uint8Array) => all.push(String(text)) > 0
  const { show, end } = showProgress(commandMessages('en').commandLine.import, { ...terminal, write })
  show({ step: 'images', done: 0, total: 4 })
  // Too soon after the previous call to be drawn.
  show({ step: 'images', done: 1, total: 4 })
  show({ step: 'store', done: 4, total: 8 })
  end()
  return all
}

test('each import step draws a bar, and leaves a line', () => {
  expect(written({ isTTY: true, columns: 80 })).toEqual([
    `${erase}░░░░░░░░░░░░░░░░░░░░ Reading pictures 0/4`,
    `${erase}Reading pictures\n`,
    `${erase}██████████░░░░░░░░░░ Writing to the database 4/8`,
    `${erase}Writing to the database\n`,
  ])
  expect(written({ isTTY: true, columns: 30 })[0]).toBe(`${erase}░░░░░░░░░░░░░░░░░░░░ Reading…`)
})

test('a log gets one line per import step', () => {
  expect(written({ isTTY: false, columns: 0 })).toEqual([
    'Reading pictures (4)\n',
    'Writing to the database (8)\n',
  ])
})
