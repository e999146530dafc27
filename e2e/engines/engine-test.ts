import { test as plain } from '@playwright/test'
import type { Locale } from '../locales.ts'
import type { Engine, EngineProgram, Size } from './engine.ts'
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

/** Starting Firefox takes as much processor time as a test, so a worker's tests share it. */
const programs = {
  webkit: async (): Promise<EngineProgram> => ({ openPage: startWebKit, close: async () => {} }),
  firefox: startFirefox,
}

type PageFixtures = Omit<EngineOptions, 'engineName'> & { engine: Engine; shopper: Shopper }
type WorkerFixtures = Pick<EngineOptions, 'engineName'> & { program: EngineProgram | undefined }

/** Test in WebKit or Firefox, each as a new visitor. Fails on any error that a page reports. */
export const test = plain.extend<PageFixtures, WorkerFixtures>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  program: [
    async ({ engineName }, use) => {
      const isMissing = process.env.MISSING_ENGINES?.split(',').includes(engineName)
      const program = isMissing ? undefined : await programs[engineName]()
      await use(program)
      await program?.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  size: [{ width: 1440, height: 900 }, { option: true }],
  provoked: [null, { option: true }],
  engine: async ({ engineName, program, size, provoked }, use, info) => {
    plain.skip(program === undefined, `${engineName} is not installed`)
    if (program === undefined) return
    const engine = await program.openPage(size)
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
