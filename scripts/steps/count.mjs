import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { root } from './root.mjs'

/**
 * Numbers of passed and skipped tests, and the names of failed and flaky ones, with Vitest's errors below them. Flaky ones
 * passed only on a retry.
 * @typedef {{ passed: number, skipped: number, failed: string[], flaky: string[] }} Count
 */

/** @typedef {{ status: string, fullName?: string, failureMessages?: string[] | null }} VitestTest */
/** @typedef {{ name?: string, message?: string, status: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ status: string, projectName: string }} PlaywrightTest */
/** @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite */

/**
 * Counts the tests of Vitest's JSON report, and the errors outside tests (unhandled-errors.mjs). A file that could not be
 * loaded, or that fails after its tests, counts as a failure. A passed test with failure messages is flaky.
 * @param {string} file
 * @param {string} errorsFile
 * @returns {Promise<Count>}
 */
export async function countVitest(file, errorsFile) {
  const report = await read(file)
  if (!report) return noReport('Vitest')
  /** @type {VitestFile[]} */
  const files = report.testResults
  /** @param {(test: VitestTest) => boolean} isOne */
  const namesOf = (isOne) =>
    files.flatMap(({ name = '', assertionResults }) =>
      assertionResults.filter(isOne).map(({ fullName, failureMessages }) => {
        return withError(`${relative(root, name)} › ${fullName}`, failureMessages?.[0])
      }),
    )
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  /** @type {string[]} */
  const outsideTests = (await read(errorsFile)) ?? []
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failed: [
      ...broken.map(({ name = '', message }) => withError(relative(root, name), message)),
      ...namesOf(({ status }) => status === 'failed'),
      ...outsideTests.map((error) => withError('Vitest: an error outside the tests', error)),
    ],
    flaky: namesOf(({ status, failureMessages }) => status === 'passed' && !!failureMessages?.length),
  }
}

/**
 * @param {string} name
 * @param {string | undefined} error
 */
function withError(name, error) {
  const line = error?.split('\n')[0]?.slice(0, 300)
  return line ? `${name}\n    ${line}` : name
}

/**
 * Counts the tests of Playwright's JSON report.
 * @param {string} file
 * @returns {Promise<Count>}
 */
export async function countPlaywright(file) {
  const report = await read(file)
  if (!report) return noReport('Playwright')
  const { expected, flaky, skipped } = report.stats
  return {
    passed: expected + flaky,
    skipped,
    failed: [
      ...report.errors.map(() => 'Playwright: an error outside the tests'),
      ...testsWith('unexpected', report),
    ],
    flaky: testsWith('flaky', report),
  }
}

/**
 * @param {string} runner
 * @returns {Count}
 */
function noReport(runner) {
  return { passed: 0, skipped: 0, failed: [`${runner} left no report`], flaky: [] }
}

/**
 * @param {string} status
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function testsWith(status, { suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName }) => `e2e/${file} › ${title} (${projectName})`),
  )
  return [...own, ...suites.flatMap((suite) => testsWith(status, suite))]
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function sumOf(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
    failed: counts.flatMap(({ failed }) => failed),
    flaky: counts.flatMap(({ flaky }) => flaky),
  }
}

/**
 * Returns the last lines of `npm test`: flaky and failed tests first, then the numbers of passed and failed tests on the
 * last line.
 * @param {Count} count
 * @returns {string}
 */
export function closingLines({ passed, skipped, failed, flaky }) {
  /** @param {string[]} names @param {string} heading */
  const list = (names, heading) =>
    names.length > 0 ? [`${names.length} ${heading}`, ...names.map((name) => `  ${name}`)] : []
  return [
    ...list(flaky, 'flaky: passed only when tried again'),
    ...list(failed, 'failed'),
    `${passed} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped` : ''}`,
  ].join('\n')
}

/** @param {string} file */
async function read(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}
