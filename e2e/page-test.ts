import { type Page, test as plain } from '@playwright/test'
import { translatePages } from './translation.ts'

type Options = {
  /** Console errors that a test expects, such as of a rejected order. */
  provoked: RegExp | null
}

/** The shop makes pictures at low priority, and on a busy machine asks the browser to load one later. */
const PICTURE_LATER = /status of 503 .*\/media\//

/** Fails a test on hidden errors of its page: console errors, uncaught exceptions and policy violations. */
export const test = plain.extend<Options & { errors: string[] }>({
  provoked: [null, { option: true }],
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitUntilHydratedAfterLoads(page)
    if (process.env.TRANSLATED !== undefined) await translatePages(page.context())
    if (process.env.REFERENCES !== undefined) await waitForFonts(page)
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  request: async ({ request }, use) => {
    // The server may close an idle connection just as it is reused.
    const fetch: typeof request.fetch = request.fetch.bind(request)
    request.fetch = <T>(...[address, options]: Parameters<typeof fetch<T>>) =>
      fetch<T>(address, { maxRetries: 1, ...options })
    await use(request)
  },
  errors: [
    async ({ context, provoked }, use) => {
      const errors: string[] = []
      const note = (text: string) => {
        if (!provoked?.test(text) && !PICTURE_LATER.test(text)) errors.push(text)
      }
      context.on('console', (message) => {
        const { url } = message.location()
        if (message.type() === 'error') note(`${message.text()} ${url}`)
      })
      context.on('weberror', (webError) => note(webError.error().stack || String(webError.error())))
      await use(errors)
      if (errors.length > 0) throw new Error(`The page had hidden errors:\n${errors.join('\n')}`)
    },
    { auto: true },
  ],
})

/** Blocks text rendering until its fonts have loaded, for reference images (references.ts). */
async function waitForFonts(page: Page) {
  await page.route('**/*.css', async (route) => {
    // The server may close an idle connection just as it is reused.
    const response = await route.fetch({ maxRetries: 2 })
    const css = await response.text()
    await route.fulfill({ response, body: css.replaceAll('font-display:optional', 'font-display:block') })
  })
}

/** Makes `goto` and `reload` wait for hydration, as a test acts faster than a person. */
function waitUntilHydratedAfterLoads(page: Page) {
  const { goto, reload } = page
  page.goto = async (...address) => {
    const answer = await goto.apply(page, address)
    await untilHydrated(page)
    return answer
  }
  page.reload = async (...how) => {
    const answer = await reload.apply(page, how)
    await untilHydrated(page)
    return answer
  }
}

/**
 * Waits until React has hydrated the header and the main content of the current page. Looking in every frame, Playwright's default,
 * would have a slow browser draw instead of hydrate.
 */
export async function untilHydrated(page: Page) {
  const isHydrated = () => {
    const parts = [...document.querySelectorAll('header a, main, main > *')]
    return (
      parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')))
    )
  }
  await page.waitForFunction(isHydrated, undefined, { polling: 50 })
  // Unlike `evaluate`, this outlives the navigation of a page that leads to the stored language.
  await page.waitForFunction(
    () => new Promise<true>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(true)))),
  )
}

/** Waits until a hydrated page has loaded nothing for half a second. Playwright's load states do not suffice: scripts load only after the paint. */
export async function untilIdle(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let idle = setTimeout(resolve, 500)
        new PerformanceObserver(() => {
          clearTimeout(idle)
          idle = setTimeout(resolve, 500)
        }).observe({ type: 'resource' })
      }),
  )
}

export { expect } from '@playwright/test'
