import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { expectReadInOrder } from './reading-direction.ts'
import { expectTouchable } from './touch-targets.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What every page promises everybody, in the state that it is in: nothing that axe finds, nothing out of the screen, numbers
 * and codes in their order, and, on a phone, targets for a finger.
 */
export async function expectUsable(page: Page) {
  await expectFitting(page)
  await expectReadInOrder(page)
  if ((page.viewportSize()?.width ?? 0) < 400) await expectTouchable(page)
  await expectAccessible(page)
}

/**
 * Nothing that axe finds against WCAG 2.2 AA, nor against the practices it recommends. A page keeps axe for the next time,
 * as reading its half a megabyte costs as much as half of the rules. Of a page with a dialog it is the dialog: the rest
 * is out of reach, and has been looked at before.
 */
export async function expectAccessible(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const findings = await page.evaluate(async (tags) => {
    const dialog = document.querySelector('[role=dialog], dialog:modal') ?? document
    const { violations } = await window.axe.run(dialog, { runOnly: tags, resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`,
    )
  }, rules)
  expect(findings).toEqual([])
}

declare global {
  interface Window {
    /** In a page that has been asked for its accessibility. */
    axe: typeof axe
  }
}

/** What reads as 0.00 in the measure of layout shift. */
const unseen = 0.005

/** Nothing has moved since the page began to load. */
export async function expectStill(page: Page) {
  const shifts = await shiftsOf(page)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, shifts.map(({ what }) => what).join('\n')).toBeLessThan(unseen)
}

/** What has moved without a hand of the visitor's since the page began to load, each with its measure. */
export async function shiftsOf(page: Page): Promise<{ value: number; what: string }[]> {
  await page.evaluate(() => document.fonts.ready)
  return await page.evaluate(
    () =>
      new Promise<{ value: number; what: string }[]>((resolve) => {
        const seen: { value: number; what: string }[] = []
        new PerformanceObserver((list) => {
          for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[]) {
            if (hadRecentInput) continue
            const moved = sources.map(({ node }) =>
              node instanceof Element
                ? `${node.tagName}.${node.getAttribute('class')}`
                : String(node?.textContent),
            )
            seen.push({ value, what: `${value.toFixed(4)} ${moved.join(', ')}` })
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(seen)))
      }),
  )
}

/** Nothing stands out of the page sideways, down to the narrowest phone. */
export async function expectFitting(page: Page) {
  const size = page.viewportSize()
  if (size && size.width < 400) await page.setViewportSize({ ...size, width: 320 })
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)
  if (size) await page.setViewportSize(size)
}

/** As the specification of layout instability has it; the DOM library does not know it yet. */
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}
