import type { JSHandle, Page } from '@playwright/test'

/** Returns the root of checks: the topmost open dialog, as the page below is inert and checked before, otherwise the body. */
export function lookedAt(page: Page): Promise<JSHandle<Element>> {
  return page.evaluateHandle(() => {
    const dialogs = [...document.querySelectorAll('[role=dialog], dialog:modal')]
    return dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document.body
  })
}
