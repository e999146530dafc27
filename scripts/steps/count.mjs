import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { root } from './root.mjs'

/**
 * Numbers of passed, failed and skipped tests, and the names of flaky ones: they passed only on a retry.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: string[] }} Count
 */

/** @typedef {{ status: string, fullName?: string, failureMessages?: string[] | null }} VitestTest */
/** @typedef {{ name?: string, status: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ title: string, file: string, tests: { status: string, projectName: string }[] }} PlaywrightSpec */
/** @typedef {{ suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite */

/** @type {Count} */
const noReport = { passed: 0, failed: 1, skipped: 0, flaky: [] }

/**
 * Counts the tests of Vitest's JSON report. A file that could not be loaded counts as a failure. A passed test with
 * failure messages is flaky.
 * @param {string} file
 * @returns {Promise<Count>}
 */
export async function countVitest(file) {
  const report = await read(file)
  if (!report) return noReport
  /** @type {VitestFile[]} */
  const files = report.testResults
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  )
  const flaky = files.flatMap(({ name = '', assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky,
  }
}

/**
 * Counts the tests of Playwright's JSON report.
 * @param {string} file
 * @returns {Promise<Count>}
 */
export async function countPlaywright(file) {
  const report = await read(file)
  if (!report) return noReport
  const { expected, flaky, unexpected, skipped } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    flaky: flakySpecs(report),
  }
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function flakySpecs({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `e2e/${file} › ${title} (${projectName})`),
  )
  return [...own, ...suites.flatMap(flakySpecs)]
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function sumOf(counts) {
  /** @param {'passed' | 'failed' | 'skipped'} kind */
  const sum = (kind) => counts.reduce((total, count) => total + count[kind], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    flaky: counts.flatMap(({ flaky }) => flaky),
  }
}

/**
 * Returns the last lines of `npm test`: flaky tests first, then the numbers of passed and failed tests on the last line.
 * @param {Count} count
 * @returns {string}
 */
export function closingLines({ passed, failed, skipped, flaky }) {
  const unstable = flaky.length > 0 ? [`${flaky.length} flaky: passed only when tried again`] : []
  return [
    ...unstable,
    ...flaky.map((name) => `  ${name}`),
    `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
  ].join('\n')
}

/** @param {string} file */
async function read(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}
