import { test as plain } from '@playwright/test'
import type { Locale } from '../locales.ts'
import type { Engine, Size } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { Shopper } from './shopper.ts'
import { startWebKit } from './webkit.ts'

export type EngineOptions = {
  engineName: 'webkit' | 'firefox'
  size: Size
  /** Errors that a test expects. */
  provoked: RegExp | null
}

/** Viewport per language. */
export const screens: Record<Locale, Size> = {
  ar: { width: 390, height: 844 },
  en: { width: 1440, height: 900 },
}

/** Errors of a document that is left while it loads a module. The tests notice missing modules on the page itself. */
const cutOff =
  /error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/

const start = { webkit: startWebKit, firefox: startFirefox }

/** Test in WebKit or Firefox, each in a new browser. Fails on any error that a page reports. */
export const test = plain.extend<EngineOptions & { engine: Engine; shopper: Shopper }>({
  engineName: ['webkit', { option: true }],
  size: [{ width: 1440, height: 900 }, { option: true }],
  provoked: [null, { option: true }],
  engine: async ({ engineName, size, provoked }, use, info) => {
    const missing = process.env.MISSING_ENGINES?.split(',').includes(engineName)
    plain.skip(missing === true, `${engineName} is not installed`)
    const engine = await start[engineName](size)
    try {
      await use(engine)
      if (info.errors.length > 0)
        await info.attach('screenshot', { body: await engine.screenshot(), contentType: 'image/png' })
      const errors = (await engine.errors()).filter((error) => !cutOff.test(error) && !provoked?.test(error))
      if (errors.length > 0) throw new Error(`The pages reported errors:\n${errors.join('\n')}`)
    } finally {
      await engine.close()
    }
  },
  shopper: async ({ engine, baseURL }, use) => {
    await use(new Shopper(engine, baseURL ?? ''))
  },
})

export { expect } from '@playwright/test'
