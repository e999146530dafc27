import { expect, type Page } from '@playwright/test'
import { lookedAt } from './looked-at.ts'

/** Expects at least 16 px in fields: Safari on phones zooms into a focused field with smaller text and stays zoomed. */
export async function expectFieldsKeepZoom(page: Page) {
  expect(await page.evaluate(smallFields, await lookedAt(page))).toEqual([])
}

function smallFields(root: Element): string[] {
  const typed = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), select, textarea'
  return [...root.querySelectorAll<HTMLElement>(typed)]
    .map((field) => ({ field, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
    .filter(({ size }) => size < 16)
    .map(({ field, size }) => `${field.outerHTML.slice(0, 120)}: ${size} px`)
}
