import { expect, type Page } from '@playwright/test'
import { lookedAt } from './looked-at.ts'

/**
 * Expects touch targets of at least 44 × 44 px, including the reacting area around them (WCAG 2.5.5). Links in a sentence
 * may be as high as its lines. For pages on touch screens only.
 */
export async function expectTouchable(page: Page) {
  expect(await page.evaluate(smallTargets, await lookedAt(page))).toEqual([])
}

/** Returns the names and sizes of targets that are too small. */
function smallTargets(root: Element): string[] {
  const least = 44
  const pressed =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option]'
  const found: string[] = []
  for (const target of root.querySelectorAll<HTMLElement>(pressed)) {
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (target.closest('[inert], [aria-hidden=true]') || target.matches(':disabled')) continue
    if (getComputedStyle(target).display.startsWith('inline') && isWithinText(target)) continue
    const parts = [target, ...('labels' in target ? ((target.labels as NodeListOf<HTMLElement>) ?? []) : [])]
    const boxes = parts.map((part) => part.getBoundingClientRect())
    if (boxes.some(({ width, height }) => width >= least - 0.5 && height >= least - 0.5)) continue
    const [box] = boxes
    // Skips elements for screen readers only, such as a skip link.
    if (!box || box.width <= 1 || box.height <= 1) continue
    if (reactsAround(target, parts)) continue
    const name = target.getAttribute('aria-label') ?? target.textContent.trim().slice(0, 40)
    found.push(
      `${target.tagName} «${name || target.id}» ${Math.round(box.width)}×${Math.round(box.height)}, ${target.className}`,
    )
  }
  return found

  function isWithinText(target: HTMLElement): boolean {
    const around = target.closest('p, li')
    if (!around) return false
    return around.textContent.trim().length > target.textContent.trim().length
  }

  /** Returns whether a press 22 px from the centre hits the target: a button may react around its visible part. */
  function reactsAround(target: HTMLElement, parts: HTMLElement[]): boolean {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, right, top, bottom } = target.getBoundingClientRect()
    const x = (left + right) / 2
    const y = (top + bottom) / 2
    const reach = least / 2 - 1
    // Skips covered targets, and those of a hidden header.
    const middle = document.elementFromPoint(x, y)
    if (middle === null) return true
    if (!middle.contains(target) && !parts.some((part) => part.contains(middle))) return true
    return (
      [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ] as const
    ).every(([atX, atY]) => {
      const hit = document.elementFromPoint(atX, atY)
      return hit !== null && parts.some((part) => part.contains(hit))
    })
  }
}
