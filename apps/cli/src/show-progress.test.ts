import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commandMessages } from './command-line/messages.ts'
import { showProgress } from './show-progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('CI', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const erase = '\r\u001b[2K'

/** What the steps of a small import write to a terminal of so many columns, or to a log. */
function written(terminal: { isTTY: boolean; columns: number }): string[] {
  const all: string[] = []
  const write = (text: string | Uint8Array) => all.push(String(text)) > 0
  const { show, end } = showProgress(commandMessages('en').commandLine.import, { ...terminal, write })
  show({ step: 'pictures', done: 0, total: 4 })
  // Comes too soon after the one before to be seen.
  show({ step: 'pictures', done: 1, total: 4 })
  show({ step: 'store', done: 4, total: 8 })
  end()
  return all
}

test('each step is a bar in its line, and stays as a line', () => {
  expect(written({ isTTY: true, columns: 80 })).toEqual([
    `${erase}░░░░░░░░░░░░░░░░░░░░ Reading pictures 0/4`,
    `${erase}Reading pictures\n`,
    `${erase}██████████░░░░░░░░░░ Writing to the database 4/8`,
    `${erase}Writing to the database\n`,
  ])
  expect(written({ isTTY: true, columns: 30 })[0]).toBe(`${erase}░░░░░░░░░░░░░░░░░░░░ Reading…`)
})

test('a log gets one line a step', () => {
  expect(written({ isTTY: false, columns: 0 })).toEqual([
    'Reading pictures (4)\n',
    'Writing to the database (8)\n',
  ])
})
