import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort } from '@zayy/platform/postgres/embedded/free-port'
import { withoutImages } from './browser.ts'
import type { EngineOptions } from './engines/engine-test.ts'

/** A running shop, such as `SHOP_URL=http://127.0.0.1:3000`. By default the run starts and ends a new one. */
const open = process.env.SHOP_URL

// Worker processes also load this file, so port and folder are passed on in the environment.
process.env.E2E_PORT ??= String(await freePort())
if (open === undefined) process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'zayy-e2e-'))
const baseURL = open ?? `http://127.0.0.1:${process.env.E2E_PORT}`

/** Tests that only SUITE=all includes (`nightly` of locales.ts). */
const leftOut = process.env.SUITE === 'all' ? [] : [/@nightly/]

/** Tests of the other engine's language (`engineOf` of locales.ts). */
const otherEngine = (tag: string) => (process.env.SUITE === 'all' ? [] : [...leftOut, new RegExp(tag)])

/** Tests in other browsers than Chromium, which they start themselves. */
const engines = 'engines/*.spec.ts'

/**
 * Tests tagged `@phone` run on both screens, `@phone-only` on the phone only, all others on the desktop only.
 */
export default defineConfig<EngineOptions>({
  testDir: '.',
  outputDir: '../node_modules/.cache/e2e',
  fullyParallel: true,
  workers: 3,
  // A journey takes 20 s, and several times that on a busy machine.
  timeout: 120_000,
  // Tolerates the antialiasing of another Chromium; a button that moves by a few pixels changes more (references.ts).
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixels: 200 } },
  snapshotPathTemplate: '{testDir}/references/{projectName}/{arg}{ext}',
  forbidOnly: process.env.CI !== undefined,
  // A browser may stall on a shared machine. A test that passes on its retry is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: withoutImages,
  },
  projects: [
    // First and in one worker each, so that Firefox starts once and the others' tests fill the processors to the end.
    {
      name: 'webkit',
      testMatch: engines,
      grepInvert: otherEngine('@firefox'),
      workers: 1,
      use: { engineName: 'webkit' },
    },
    {
      name: 'firefox',
      testMatch: engines,
      grepInvert: otherEngine('@webkit'),
      workers: 1,
      use: { engineName: 'firefox' },
    },
    {
      name: 'phone',
      testIgnore: engines,
      grep: /@phone/,
      grepInvert: leftOut,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: engines,
      grepInvert: [/@phone-only/, ...leftOut],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  ...(open
    ? {}
    : {
        webServer: {
          command: 'node fresh-shop.ts',
          url: `${baseURL}/readyz`,
          timeout: 180_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
          stdout: 'ignore',
          stderr: 'pipe',
        },
      }),
})
