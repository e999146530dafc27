import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { expect, test } from 'vitest'
import { closingLines, countPlaywright, countVitest, sumOf } from './count.mjs'
import { root } from './root.mjs'

async function report(content: unknown): Promise<string> {
  const file = join(await temporaryFolder(), 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

test('counts a file that Vitest cannot load or that fails after its tests, and an error outside tests, as failures', async () => {
  const content = {
    numPassedTests: 12,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      {
        name: join(root, 'a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'one' },
          { status: 'failed', fullName: 'two' },
        ],
      },
      { name: join(root, 'b.test.ts'), status: 'failed', assertionResults: [] },
      { name: join(root, 'c.test.ts'), status: 'passed', assertionResults: [{ status: 'passed' }] },
      {
        name: join(root, 'd.test.ts'),
        status: 'failed',
        message: 'Hook timed out\nat d',
        assertionResults: [{ status: 'passed' }],
      },
    ],
  }
  expect(await countVitest(await report(content), await report(['e.test.ts Error: late\nat e']))).toEqual({
    passed: 12,
    skipped: 1,
    failed: [
      'b.test.ts',
      'd.test.ts\n    Hook timed out',
      'a.test.ts › one',
      'a.test.ts › two',
      'Vitest: an error outside the tests\n    e.test.ts Error: late',
    ],
    flaky: [],
  })
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
          {
            status: 'failed',
            fullName: 'clears',
            failureMessages: ['AssertionError: expected 1 to be 0\n    at cart.test.ts:9:3'],
          },
        ],
      },
    ],
  }
  expect(await countVitest(await report(content), '/nowhere/at/all')).toEqual({
    passed: 2,
    skipped: 0,
    failed: ['packages/domain/src/cart.test.ts › clears\n    AssertionError: expected 1 to be 0'],
    flaky: ['packages/domain/src/cart.test.ts › removes\n    AssertionError'],
  })
})

test('counts a flaky Playwright test as passed and names it and what failed, also an error outside the tests', async () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'cart.spec.ts',
    tests: [{ status, projectName: 'phone' }],
  })
  const content = {
    stats: { expected: 30, flaky: 2, unexpected: 1, skipped: 4 },
    errors: [{}],
    suites: [
      { specs: [spec('is kept', 'expected'), spec('is shown', 'flaky')] },
      { specs: [], suites: [{ specs: [spec('is emptied', 'flaky'), spec('is lost', 'unexpected')] }] },
    ],
  }
  expect(await countPlaywright(await report(content))).toEqual({
    passed: 32,
    skipped: 4,
    failed: ['Playwright: an error outside the tests', 'e2e/cart.spec.ts › is lost (phone)'],
    flaky: ['e2e/cart.spec.ts › is shown (phone)', 'e2e/cart.spec.ts › is emptied (phone)'],
  })
})

test('counts a missing report as a failure', async () => {
  const none = { passed: 0, skipped: 0, flaky: [] }
  expect(await countVitest('/nowhere/at/all', '/nowhere/at/all')).toEqual({
    ...none,
    failed: ['Vitest left no report'],
  })
  expect(await countPlaywright('/nowhere/at/all')).toEqual({ ...none, failed: ['Playwright left no report'] })
})

test('names flaky and failed tests before the closing line', () => {
  const clean = { passed: 10, skipped: 0, failed: [], flaky: [] }
  const unstable = { passed: 3, skipped: 2, failed: ['c › d'], flaky: ['a › b'] }
  expect(closingLines(sumOf([clean, unstable]))).toBe(
    '1 flaky: passed only when tried again\n  a › b\n1 failed\n  c › d\n13 passed, 1 failed, 2 skipped',
  )
  expect(closingLines(clean)).toBe('10 passed, 0 failed')
})
