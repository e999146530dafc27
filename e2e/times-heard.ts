import type { Page } from '@playwright/test'

/** In how many live regions, within one another or not, a sentence stands: it is heard as often. */
export function timesHeard(page: Page, sentence: string): Promise<number> {
  return page.evaluate((text) => {
    const live = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]'
    return [...document.querySelectorAll(live)].filter((region) => region.textContent?.includes(text)).length
  }, sentence)
}
