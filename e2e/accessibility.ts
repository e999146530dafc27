import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { contrastLook, contrastSample, markContrastSamples } from './contrast-samples.ts'
import { lookedAt } from './looked-at.ts'

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
 * as reading its half a megabyte costs as much as half of the rules.
 */
export async function expectAccessible(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource)
    await page.evaluate(measureAllLetters)
  }
  const asked = { root: await lookedAt(page), rules, contrastLook, contrastSample }
  await page.evaluate(markContrastSamples, asked)
  expect(await page.evaluate(findingsOfAxe, asked)).toEqual([])
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

type Asked = { root: Element; rules: string[]; contrastLook: string; contrastSample: string }

/** Runs in the page. Where something lies over a sample, or it is out of sight, all that look like it are measured. */
async function findingsOfAxe({ root, rules, contrastLook, contrastSample }: Asked): Promise<string[]> {
  const contrast = 'color-contrast'
  // Why axe decides about none of those that look the same.
  const sharedReasons = ['bgImage', 'bgGradient', 'imgNode', 'pseudoContent']
  const measure = (selector: string) => window.axe.configure({ rules: [{ id: contrast, selector }] })
  // Some rules are of the whole document.
  const context = root === document.body ? document : root
  measure(`[${contrastSample}]`)
  const { violations, incomplete } = await window.axe.run(context, {
    runOnly: rules,
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
    // It is for rules about sounds.
    preload: false,
  })
  const undecided = incomplete
    .filter(({ id }) => id === contrast)
    .flatMap(({ nodes }) => nodes.filter(({ any }) => !sharedReasons.includes(any[0]?.data?.messageKey)))
    .map(({ element }) => element?.getAttribute(contrastLook))
  const alike = undecided.map((look) => `[${contrastLook}="${look}"]:not([${contrastSample}])`).join()
  if (alike !== '' && document.querySelector(alike)) {
    measure(alike)
    const more = await window.axe.run(context, {
      runOnly: { type: 'rule', values: [contrast] },
      resultTypes: ['violations'],
      preload: false,
    })
    violations.push(...more.violations)
  }
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`,
  )
}
