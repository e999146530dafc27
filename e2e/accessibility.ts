import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { contrastSample, markContrastSamples } from './contrast-samples.ts'

const axeSource = await readFile(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

declare global {
  interface Window {
    /** In a page that has been asked for its accessibility. */
    axe: typeof axe
  }
}

/**
 * Nothing that axe finds against WCAG 2.2 AA, nor against the practices it recommends. A page keeps axe for the next time,
 * as reading its half a megabyte costs as much as half of the rules. Of a page with a dialog it is the dialog: the rest
 * is out of reach, and has been looked at before.
 */
export async function expectAccessible(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource)
    await page.evaluate(measureAllLetters)
  }
  await page.evaluate(markContrastSamples, contrastSample)
  expect(await page.evaluate(findingsOfAxe, { rules, contrastSample })).toEqual([])
}

/**
 * axe leaves the contrast of icons that are letters out, and takes Arabic for that, as its letters change where they are joined. Icons
 * are drawings here: with letters of one width none looks like an icon.
 */
function measureAllLetters() {
  const { measureText } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.measureText = function (text) {
    return Object.defineProperty(measureText.call(this, text), 'width', { value: 30 * text.length })
  }
}

async function findingsOfAxe(asked: { rules: string[]; contrastSample: string }): Promise<string[]> {
  window.axe.configure({ rules: [{ id: 'color-contrast', selector: `[${asked.contrastSample}]` }] })
  const dialog = document.querySelector('[role=dialog], dialog:modal') ?? document
  const { violations } = await window.axe.run(dialog, {
    runOnly: asked.rules,
    resultTypes: ['violations'],
    // It is for rules about sounds.
    preload: false,
    // A finger needs more (touch-targets.ts).
    rules: { 'target-size': { enabled: innerWidth >= 400 } },
  })
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`,
  )
}
