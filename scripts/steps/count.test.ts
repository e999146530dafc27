import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count.mjs'

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

test('Vitest: a file that cannot be loaded counts as a failure', async () => {
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
  expect(await countVitest(await report(content))).toEqual({ passed: 12, failed: 3, skipped: 1 })
})

test('Playwright: a flaky test has passed, a fault outside tests has failed', async () => {
  const content = { stats: { expected: 30, flaky: 1, unexpected: 2, skipped: 4 }, errors: [{}] }
  expect(await countPlaywright(await report(content))).toEqual({ passed: 31, failed: 3, skipped: 4 })
})

test('a runner that left no report has failed', async () => {
  expect(await countVitest('/nowhere/at/all')).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(await countPlaywright('/nowhere/at/all')).toEqual({ passed: 0, failed: 1, skipped: 0 })
})
