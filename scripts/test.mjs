// `npm test`: installs packages and browsers, then runs the checks and tests. `npm test -- ARGUMENTS` skips the checks and
// passes the arguments to Playwright if they name something in e2e/, otherwise to Vitest. `npm run test:all` (SUITE=all) also runs
// the nightly tests: Vitest's project `nightly` and browser tests with the tag `nightly`. A named file runs whole.

import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildStorefront } from './steps/build-storefront.mjs'
import { runChecks } from './steps/checks.mjs'
import { closingLines, countPlaywright, countVitest, sumOf } from './steps/count.mjs'
import { ensureChromium } from './steps/find-chromium.mjs'
import { ensureEngines } from './steps/find-engines.mjs'
import { installWhatIsMissing } from './steps/install.mjs'
import { inMemoryFolder } from './steps/memory-folder.mjs'
import { Expected, root } from './steps/root.mjs'
import { onProjectNode, run, toolEnvironment } from './steps/run.mjs'
import { unhandledErrors } from './steps/unhandled-errors.mjs'

/** @typedef {import('./steps/count.mjs').Count} Count */
/** @typedef {{ chromium: string | undefined, missingEngines: string[] }} Browsers */

const reports = join(root, 'node_modules/.cache/reports')

/**
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
async function runVitest(args) {
  const report = join(reports, 'vitest.json')
  const files = [
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=./scripts/steps/unhandled-errors.mjs',
  ]
  const reporters = ['--reporter=default', ...files]
  const code = await run(...onProjectNode('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...args]))
  return withExitCode('Vitest', code, await countVitest(report, unhandledErrors))
}

/**
 * Finds or installs the browsers, one after the other: apt-get locks out a second run.
 * @returns {Promise<Browsers>}
 */
async function ensureBrowsers() {
  return { chromium: await ensureChromium(), missingEngines: await ensureEngines() }
}

/**
 * @param {Browsers | undefined} browsers
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
async function runPlaywright(browsers, args) {
  if (!browsers?.chromium) {
    throw new Expected(
      'The browser tests need Chromium or Chrome: install one, or set CHROMIUM to its path, and run "npm test" again',
    )
  }
  const report = join(reports, 'playwright.json')
  const code = await run(
    ...onProjectNode('node_modules/@playwright/test/cli.js', [
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json',
      ...args,
    ]),
    {
      env: {
        ...toolEnvironment(),
        CHROMIUM: browsers.chromium,
        MISSING_ENGINES: browsers.missingEngines.join(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  )
  return withExitCode('Playwright', code, await countPlaywright(report))
}

/**
 * Adds a failure if the runner failed without naming a failed test.
 * @param {string} runner
 * @param {number} code
 * @param {Count} count
 */
function withExitCode(runner, code, count) {
  return code === 0 || count.failed.length > 0
    ? count
    : { ...count, failed: [`${runner} exited with code ${code}`] }
}

/** @param {string[]} args */
async function testAll(args) {
  const inBrowser = args.some((arg) => arg.startsWith('e2e') || arg.includes('.spec.'))
  const inAll = args.length === 0
  if (!inAll) process.env.SUITE = 'all'
  // In parallel, as both mostly wait for the network; allSettled waits for both if one fails.
  const [found, installed] = await Promise.allSettled([
    inAll || inBrowser ? ensureBrowsers() : undefined,
    installWhatIsMissing(),
  ])
  if (installed.status === 'rejected') throw installed.reason
  if (found.status === 'rejected') throw found.reason
  /** @type {Count[]} */
  const counts = []
  // In parallel, as each alone leaves a processor idle at times.
  const [checked] = await Promise.all([inAll ? runChecks() : undefined, buildStorefront()])
  if (checked) {
    const failed = checked.failed.map((name) => `npm run check -- ${name}`)
    counts.push({ passed: checked.passed, skipped: 0, failed, flaky: [] })
  }
  await rm(reports, { recursive: true, force: true })
  await mkdir(reports, { recursive: true })
  await inMemoryFolder(async () => {
    if (inAll || !inBrowser) counts.push(await runVitest(args))
    if (inAll || inBrowser) counts.push(await runPlaywright(found.value, args))
  })
  const count = sumOf(counts)
  console.log(closingLines(count))
  return count.failed.length === 0 && count.passed > 0
}

testAll(process.argv.slice(2)).then(
  (sound) => process.exit(sound ? 0 : 1),
  (error) => {
    console.error(error.isExpected ? error.message : error)
    process.exit(1)
  },
)
