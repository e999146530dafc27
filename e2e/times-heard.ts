import type { Page } from '@playwright/test'

/** Returns how often screen readers announce a sentence: the number of live regions that contain it, nested ones included. */
export function timesHeard(page: Page, sentence: string): Promise<number> {
  return page.evaluate((text) => {
    const live = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]'
    return [...document.querySelectorAll(live)].filter((region) => region.textContent?.includes(text)).length
  }, sentence)
}
