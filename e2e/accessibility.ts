import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { contrastLook, contrastSample, markContrastSamples } from './contrast-samples.ts'
import { lookedAt } from './looked-at.ts'

const axeSource = await readFile(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

declare global {
  interface Window {
    /** Set in a page that has been checked. */
    axe: typeof axe
  }
}

/**
 * Expects no findings of axe against WCAG 2.2 AA and its best practices. The page keeps axe for later checks, as parsing
 * its half megabyte takes as long as half of the rules.
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
 * axe skips the contrast of icon fonts, and mistakes Arabic for one because joined letters change their width. Our icons
 * are SVGs, so letters of equal width make axe check all text.
 */
function measureAllLetters() {
  const { measureText } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.measureText = function (text) {
    return Object.defineProperty(measureText.call(this, text), 'width', { value: 30 * text.length })
  }
}

type Asked = { root: Element; rules: string[]; contrastLook: string; contrastSample: string }

/** Runs in the page. If axe cannot measure a sample, because it is covered or off-screen, it measures all elements of the same look. */
async function findingsOfAxe({ root, rules, contrastLook, contrastSample }: Asked): Promise<string[]> {
  const contrast = 'color-contrast'
  // Reasons of axe that apply to all elements of the same look.
  const sharedReasons = ['bgImage', 'bgGradient', 'imgNode', 'pseudoContent']
  const measure = (selector: string) => window.axe.configure({ rules: [{ id: contrast, selector }] })
  // Some rules apply to the document only. Header and footer are on every page, and home's check includes them. A popup of the
  // header is checked on any page.
  const isHome = ['/', '/en'].includes(location.pathname)
  const frame = document.querySelectorAll(
    ':is(header:not(:has(details[name=header][open])), footer):not(main *)',
  )
  const page = isHome ? document : { include: document, exclude: frame }
  const context = root === document.body ? page : root
  measure(`[${contrastSample}]`)
  const { violations, incomplete } = await window.axe.run(context, {
    runOnly: rules,
    rules: {
      // Never a violation.
      'hidden-content': { enabled: false },
      // A third of axe's time. On phones `expectTouchable` requires larger targets.
      'target-size': { enabled: innerWidth >= 400 },
    },
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
    // Needed only for rules about audio.
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
