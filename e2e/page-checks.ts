import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expectFieldsKeepZoom } from './field-text-size.ts'
import { expectSeenInForcedColours } from './forced-colours.ts'
import { lookedAt } from './looked-at.ts'
import { expectReadInOrder } from './reading-direction.ts'
import { expectTouchable } from './touch-targets.ts'
import { expectTextStyles } from './type-styles.ts'

/**
 * Checks the current state of a page: no findings of axe, no overflow, no motion under reduced motion, only the
 * styles of type, numbers and codes in the right order, and on a phone large enough touch targets and fields that do not zoom the page.
 */
export async function expectUsable(page: Page) {
  await expectFitting(page)
  await expectMotionless(page)
  await expectTextStyles(page)
  await expectReadInOrder(page)
  expect(await page.evaluate(wrongImageSizes)).toEqual([])
  const isPhone = (page.viewportSize()?.width ?? 0) < 400
  if (isPhone) {
    await expectTouchable(page)
    await expectFieldsKeepZoom(page)
  }
  if (isPhone === (await isArabic(page))) await expectAccessible(page)
}

/** axe takes as long as loading a page. Its findings depend on screen or language, so it runs once for each. */
async function isArabic(page: Page): Promise<boolean> {
  return (await page.locator('html').getAttribute('lang')) === 'ar'
}

/** Layout shifts below this round to 0.00. */
const unseen = 0.005

/** Expects no layout shift since the page began to load. */
export async function expectStill(page: Page) {
  const shifts = await shiftsOf(page)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, shifts.map(({ what }) => what).join('\n')).toBeLessThan(unseen)
}

/** Returns the layout shifts without recent input since the page began to load. */
export async function shiftsOf(page: Page): Promise<{ value: number; what: string }[]> {
  await page.evaluate(() => document.fonts.ready)
  return await page.evaluate(
    () =>
      new Promise<{ value: number; what: string }[]>((resolve) => {
        const seen: { value: number; what: string }[] = []
        new PerformanceObserver((list) => {
          for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[]) {
            if (hadRecentInput) continue
            const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
              const element = node instanceof Element ? node : node?.parentElement
              const name = element ? `${element.tagName}.${element.getAttribute('class')}` : 'a removed node'
              const frames = [from, to].map(({ x, y, width, height }) =>
                [x, y, width, height].map(Math.round),
              )
              return `${name} ${frames.join(' to ')}`
            })
            seen.push({ value, what: `${value.toFixed(4)} ${moved.join(', ')}` })
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(seen)))
      }),
  )
}

/** Expects no overflow and no cut-off text, down to the narrowest phone. */
export async function expectFitting(page: Page) {
  const size = page.viewportSize()
  const isPhone = size !== null && size.width < 400
  if (isPhone) await page.setViewportSize({ width: 320, height: 568 })
  await expectNothingCutOff(page)
  if (isPhone) await expectLowBars(page)
  if (size) await page.setViewportSize(size)
}

/**
 * Checks the page on other screens: a phone's page at desktop size; a desktop's page of 1280 × 800 px zoomed to 200 %, which
 * halves both dimensions, of 1280 × 1024 px zoomed to 400 %, and with forced colours. Restores the original size.
 */
export async function expectUsableElsewhere(page: Page) {
  const own = page.viewportSize()
  if (!own) throw new Error('The page has no fixed viewport')
  const isPhone = own.width < 400
  await page.setViewportSize(isPhone ? { width: 1440, height: 900 } : { width: 640, height: 400 })
  await expectNothingCutOff(page)
  await expectLowBars(page)
  if (isPhone) await expectReadInOrder(page)
  else {
    await page.setViewportSize({ width: 320, height: 256 })
    await expectNothingCutOff(page)
    await expectLowBars(page)
  }
  await page.setViewportSize(own)
  if (!isPhone) await expectSeenInForcedColours(page)
}

/** Returns the images whose `sizes` attribute differs by more than a twelfth from the width that the layout shows. */
function wrongImageSizes(): string[] {
  const probe = document.createElement('div')
  probe.style.position = 'absolute'
  document.body.append(probe)
  const wrong = [...document.images].flatMap((image) => {
    if (!image.sizes || !image.checkVisibility()) return []
    // An image that is moved with the mouse can be zoomed.
    if (!image.draggable) return []
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? []), image]
    const source = sources.find((each) => matchMedia(each.getAttribute('media') ?? 'all').matches)
    const all = (source?.sizes ?? '').split(/,(?![^(]*\))/).map((size) => size.trim())
    const [, , length = ''] =
      all
        .map((size) => /^(\(.*?\)) (.*)$/.exec(size) ?? ['', 'all', size])
        .find(([, condition = '']) => matchMedia(condition).matches) ?? []
    probe.style.inlineSize = length
    const asked = probe.getBoundingClientRect().width
    const { width, height } = image.getBoundingClientRect()
    const ratio = Number(source?.getAttribute('width')) / Number(source?.getAttribute('height'))
    const shown = getComputedStyle(image).objectFit === 'cover' ? Math.max(width, height * ratio) : width
    return width === 0 || Math.abs(asked / shown - 1) < 1 / 12
      ? []
      : [`${image.currentSrc} ${image.sizes}: ${Math.round(asked)}, shown ${Math.round(shown)}`]
  })
  probe.remove()
  return wrong
}

/** Expects that no fixed or sticky bar takes more than a quarter of the window's height. */
export async function expectLowBars(page: Page) {
  await expect.poll(async () => page.evaluate(highBars, await lookedAt(page))).toEqual([])
}

/** Returns higher bars: fixed or sticky, and at least half as wide as the window. */
function highBars(root: Element): string[] {
  if (root !== document.body) return []
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const { position } = getComputedStyle(element)
    if (position !== 'fixed' && position !== 'sticky') return []
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    const { top, bottom, width, height } = element.getBoundingClientRect()
    // A tall sticky element, or one away from the edges, scrolls with the page.
    if (position === 'sticky' && (height > innerHeight / 2 || (top > 1 && bottom < innerHeight - 1)))
      return []
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
    // An element that fills the window is an open panel.
    if (width < innerWidth / 2 || seen <= innerHeight / 4 || seen >= innerHeight) return []
    return [`${element.tagName} ${element.className}: ${Math.round(seen)} of ${innerHeight} px`]
  })
}

/** Expects no horizontal overflow, no cut-off text and no broken short word at the current size of screen or paper. */
export async function expectNothingCutOff(page: Page) {
  await expect.poll(async () => page.evaluate(cutOff, await lookedAt(page))).toEqual([])
}

/**
 * Returns the horizontal overflow of the page, the texts in `root` that an ancestor or the screen cuts off, and words and numbers
 * of at most 12 characters that continue in the next line. Text with an ellipsis and text that can be scrolled to do not count.
 */
function cutOff(root: Element): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const found = scrollWidth === clientWidth ? [] : [`the page, by ${scrollWidth - clientWidth} px`]
  const styles = new Map<Element, CSSStyleDeclaration>()
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || text.textContent?.trim() === '') continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const side = sideCutOff(range.getBoundingClientRect(), element)
    if (side)
      found.push(
        `${element.tagName} «${text.textContent?.trim().slice(0, 40)}» ${element.className}, ${side}`,
      )
    const broken = brokenWord(text, range)
    if (broken !== null) found.push(`${element.tagName} ${element.className} breaks «${broken}»`)
  }
  return found

  function brokenWord(text: Node, range: Range): string | null {
    if (linesOf(range) < 2) return null
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(
      /(?<!\S)[\p{L}\p{M}\p{N}.,+]{2,12}(?!\S)/gu,
    )) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (linesOf(range) > 1) return word
    }
    return null
  }

  function linesOf(range: Range): number {
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }

  function sideCutOff({ left, right, top, bottom, width }: DOMRect, element: Element): string | null {
    if (width === 0) return null
    let reachesAcross = false
    let reachesDown = false
    for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
      const style = styles.get(part) ?? getComputedStyle(part)
      styles.set(part, style)
      if (style.clipPath !== 'none' || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none')
        return null
      if (style.position === 'fixed') reachesDown = true
      const box = part.getBoundingClientRect()
      // An element completely outside of its frame is a later item of a carousel.
      if (style.overflowX !== 'visible' && (right <= box.left || left >= box.right)) return null
      if (/auto|scroll/.test(style.overflowX)) reachesAcross = true
      if (/auto|scroll/.test(style.overflowY)) reachesDown = true
      if (
        !reachesAcross &&
        /hidden|clip/.test(style.overflowX) &&
        (left < box.left - 1 || right > box.right + 1)
      )
        return `cut off sideways by ${part.tagName} ${part.className}`
      // The line height may be smaller than the font's box.
      if (
        !reachesDown &&
        /hidden|clip/.test(style.overflowY) &&
        (top < box.top - 4 || bottom > box.bottom + 4)
      )
        return `cut off from above or below by ${part.tagName} ${part.className}`
    }
    if (reachesAcross) return null
    return left < -1 || right > clientWidth + 1 ? 'out of the screen' : null
  }
}

/** Expects no animation but the timer of toasts, as the tests run with reduced motion (playwright.config.ts). */
async function expectMotionless(page: Page) {
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      if (!(effect instanceof KeyframeEffect) || playState !== 'running') return []
      if (Number(effect.getComputedTiming().duration) <= 10) return []
      const { target } = effect
      if (target?.closest('[data-waits-for-animations]')) return []
      return [`${target?.tagName} ${target?.className}`]
    }),
  )
  expect(moving).toEqual([])
}

/** From the Layout Instability specification; missing in TypeScript's DOM types. */
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
