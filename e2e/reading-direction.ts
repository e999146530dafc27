import { expect, type Page } from '@playwright/test'
import { lookedAt } from './looked-at.ts'

/** Expects that left-to-right text, such as phone numbers, is painted in order on pages of either direction. */
export async function expectReadInOrder(page: Page) {
  expect(await page.evaluate(disorderedRuns, await lookedAt(page))).toEqual([])
}

/** Returns phone numbers, e-mails, URLs, codes and prices whose characters are not painted from left to right. */
function disorderedRuns(root: Element): string[] {
  const kinds = [
    /\+\d[\d ]{6,}\d/g,
    /\b0\d{8,}\b/g,
    /[\w.+-]+@[\w-]+\.[\w.]+/g,
    /\b(?=[A-Z0-9-]*\d)[A-Z]{1,6}-?[A-Z0-9]+(?:-[A-Z0-9]+)*\b/g,
    /\bSA\d\d(?: ?\d{2,4}){3,}/g,
    /⃁ ?[\d,.]*\d/g,
    /\d+:\d\d/g,
  ]
  const found: string[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('script, style')) continue
    const text = node.textContent ?? ''
    for (const kind of kinds)
      for (const { 0: run, index } of text.matchAll(kind))
        if (!isInOrder(node, index, run.length)) found.push(`${run} in «${text.trim().slice(0, 80)}»`)
  }
  return found

  function isInOrder(node: Node, start: number, length: number): boolean {
    const range = document.createRange()
    let before: DOMRect | undefined
    for (let place = start; place < start + length; place += 1) {
      range.setStart(node, place)
      range.setEnd(node, place + 1)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      // A new line may start anywhere.
      const sameLine = before !== undefined && Math.abs(before.bottom - box.bottom) < box.height / 2
      if (before && sameLine && box.left < before.left) return false
      before = box
    }
    return true
  }
}
