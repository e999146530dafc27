import { type Page, test as plain } from '@playwright/test'
import { translatePages } from './translation.ts'

type Options = {
  /** Answers that a test provokes, such as a refused order: the browser notes them as errors. */
  provoked: RegExp | null
}

/** A page that fails its test when anything went wrong out of sight: an error on the console, a broken script, a policy violated. */
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
    // The server may be ending a connection that was idle for long, in the moment in which it is used again.
    const fetch: typeof request.fetch = request.fetch.bind(request)
    request.fetch = <T>(...[address, options]: Parameters<typeof fetch<T>>) =>
      fetch<T>(address, { maxRetries: 1, ...options })
    await use(request)
  },
  errors: [
    async ({ context, provoked }, use) => {
      const errors: string[] = []
      const note = (text: string) => {
        if (!provoked?.test(text)) errors.push(text)
      }
      context.on('console', (message) => {
        const { url } = message.location()
        if (message.type() === 'error') note(`${message.text()} ${url}`)
      })
      context.on('weberror', (webError) => note(webError.error().stack || String(webError.error())))
      await use(errors)
      if (errors.length > 0) throw new Error(`The page had errors that nobody saw:\n${errors.join('\n')}`)
    },
    { auto: true },
  ],
})

/** A page is painted with the letters that it is to have, however long they take: for its reference (references.ts). */
async function waitForFonts(page: Page) {
  await page.route('**/*.css', async (route) => {
    // A kept connection may be closed by the shop just as it is used again.
    const response = await route.fetch({ maxRetries: 2 })
    const css = await response.text()
    await route.fulfill({ response, body: css.replaceAll('font-display:optional', 'font-display:block') })
  })
}

/** A person takes longer to reach for something than a page to hydrate; a test does not. */
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

/** Waits until the page of this moment answers: React has taken over its header and what it is about. */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('header a, main, main > *')]
    return (
      parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')))
    )
  })
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

export { expect } from '@playwright/test'
