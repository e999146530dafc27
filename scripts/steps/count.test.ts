import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { closingLines, countPlaywright, countVitest, sumOf } from './count.mjs'
import { root } from './root.mjs'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

async function report(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zayy-report-'))
  folders.push(folder)
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

test('counts a file that Vitest cannot load as a failure', async () => {
  const content = {
    numPassedTests: 12,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ],
  }
  expect(await countVitest(await report(content))).toEqual({ passed: 12, failed: 3, skipped: 1, flaky: [] })
})

test('counts a Vitest test that passed on a retry as passed and flaky', async () => {
  const content = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: join(root, 'packages/domain/src/cart.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'passed', fullName: 'removes', failureMessages: ['AssertionError'] },
          { status: 'failed', fullName: 'clears', failureMessages: ['AssertionError'] },
        ],
      },
    ],
  }
  expect(await countVitest(await report(content))).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    flaky: ['packages/domain/src/cart.test.ts › removes'],
  })
})

test('counts a flaky Playwright test as passed and names it, and an error outside tests as a failure', async () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'cart.spec.ts',
    tests: [{ status, projectName: 'phone' }],
  })
  const content = {
    stats: { expected: 30, flaky: 2, unexpected: 2, skipped: 4 },
    errors: [{}],
    suites: [
      { specs: [spec('is kept', 'expected'), spec('is shown', 'flaky')] },
      { specs: [], suites: [{ specs: [spec('is emptied', 'flaky'), spec('is lost', 'unexpected')] }] },
    ],
  }
  expect(await countPlaywright(await report(content))).toEqual({
    passed: 32,
    failed: 3,
    skipped: 4,
    flaky: ['e2e/cart.spec.ts › is shown (phone)', 'e2e/cart.spec.ts › is emptied (phone)'],
  })
})

test('counts a missing report as a failure', async () => {
  const none = { passed: 0, failed: 1, skipped: 0, flaky: [] }
  expect(await countVitest('/nowhere/at/all')).toEqual(none)
  expect(await countPlaywright('/nowhere/at/all')).toEqual(none)
})

test('names flaky tests before the closing line', () => {
  const clean = { passed: 10, failed: 0, skipped: 0, flaky: [] }
  const unstable = { passed: 3, failed: 1, skipped: 2, flaky: ['a › b'] }
  expect(closingLines(sumOf([clean, unstable]))).toBe(
    '1 flaky: passed only when tried again\n  a › b\n13 passed, 1 failed, 2 skipped',
  )
  expect(closingLines(clean)).toBe('10 passed, 0 failed')
})
