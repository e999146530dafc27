import type { JSHandle, Page } from '@playwright/test'

/** What checks look at: the topmost dialog that is open, as the rest is out of reach and has been looked at before, or else the whole page. */
export function lookedAt(page: Page): Promise<JSHandle<Element>> {
  return page.evaluateHandle(() => {
    const dialogs = [...document.querySelectorAll('[role=dialog], dialog:modal')]
    return dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document.body
  })
}
