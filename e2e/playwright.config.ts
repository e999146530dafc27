import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort } from '@zayy/platform/postgres/embedded/free-port'
import { withoutPictures } from './browser.ts'
import type { EngineOptions } from './engines/engine-test.ts'

/** A shop that is already open, such as `SHOP_URL=http://127.0.0.1:3000`; none: a fresh one is started and ended. */
const open = process.env.SHOP_URL

// The runner's children read the same file: port and folder are chosen once and handed on.
process.env.E2E_PORT ??= String(await freePort())
if (open === undefined) process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'zayy-e2e-'))
const baseURL = open ?? `http://127.0.0.1:${process.env.E2E_PORT}`

/** What is checked in a second language only where that is asked for (locales.ts). */
const leftOut = process.env.LANGUAGES === 'all' ? [] : [/@all-languages/]

/** Journeys in other browsers than Chromium, which start these themselves. */
const engines = 'engines/*.spec.ts'

/**
 * Tests tagged `@phone` run on both screens, `@phone-only` on the phone alone, all others on the desktop alone.
 */
export default defineConfig<EngineOptions>({
  testDir: '.',
  outputDir: '../node_modules/.cache/e2e',
  fullyParallel: true,
  workers: 3,
  // A journey takes a third of a minute, or several times that on a busy machine: only what hangs is ended.
  timeout: 120_000,
  // A button that moves by some pixels changes more; how another Chromium smooths letters counts as the same (references.ts).
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixels: 200 } },
  snapshotPathTemplate: '{testDir}/references/{projectName}/{arg}{ext}',
  forbidOnly: process.env.CI !== undefined,
  // On a shared machine a browser may stall; a test that needs its second try is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: withoutPictures,
  },
  projects: [
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
    { name: 'webkit', testMatch: engines, use: { engineName: 'webkit' } },
    { name: 'firefox', testMatch: engines, use: { engineName: 'firefox' } },
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
