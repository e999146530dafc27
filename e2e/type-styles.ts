import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { lookedAt } from './looked-at.ts'

const tokens = await readFile(new URL('../packages/ui/src/styles/tokens.css', import.meta.url), 'utf8')

const PX_PER_REM = 16

/** Size and weight of each style of tokens.css, such as "16px 400". */
const styles = [...tokens.matchAll(/--text-\w+: (\d+) ([\d.]+)rem /g)].map(
  ([, weight, size]) => `${Number(size) * PX_PER_REM}px ${weight}`,
)

/** Expects all visible text, except that of paper sheets, in the styles of type. */
export async function expectTextStyles(page: Page) {
  expect(await page.evaluate(otherTexts, { root: await lookedAt(page), allowed: styles })).toEqual([])
}

function otherTexts({ root, allowed }: { root: Element; allowed: string[] }): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const others: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
    if (/\/bill(?:\/|$)/.test(location.pathname) && parent.closest('article')) continue
    const { fontSize, fontWeight } = getComputedStyle(parent)
    const style = `${fontSize} ${fontWeight}`
    if (!allowed.includes(style)) others.push(`${style}: ${text.nodeValue.trim().slice(0, 40)}`)
  }
  return others
}
