import { expect, type Locator, type Page } from '@playwright/test'

/** Pixels compared from the top of a page; the rest repeats the same components. */
const MAX_HEIGHT = 1200

/**
 * Hides what differs between runs: stars change with reviews, a toast's bar with time, a draft's link with the port, and
 * e-mail addresses are random. Hides fixed elements, which have no position on a full-page image. Hides photographs,
 * which other tests cover and which make a reference ten times larger.
 */
const leftOut = `
  * { caret-color: transparent !important }
  [data-fixed], img, [role='img']:not(:has(bdi)) { visibility: hidden !important }
  .Toastify__progress-bar { visibility: hidden !important }
  input[type='email'] { color: transparent !important }
  input[readonly] { visibility: hidden !important }
`

/**
 * Compares a page, or a part of it, with its reference image in the test's language and screen (`references/`). Texts that
 * change with each run are replaced. Only `npm run references` compares, as text rendering depends on the system; the
 * references are from Chromium on Linux.
 */
export async function expectAsReference(shown: Page | Locator, name: string) {
  if (process.env.REFERENCES === undefined) return
  const page = 'goto' in shown ? shown : shown.page()
  const { width, height, language } = await page.evaluate(steadyTexts)
  if (shown === page) await page.evaluate(markFixed)
  const file = `${name.replaceAll(/\W+/g, '-')}-${language}.png`
  const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) }
  // The page's CSP blocks Playwright's <style>.
  const sheet = await page.evaluateHandle((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return sheet
  }, leftOut)
  // Animations stay on: ending a toast's timer would close it. There are no others.
  const asItIs = { animations: 'allow', caret: 'initial' } as const
  if (shown === page) await expect(page).toHaveScreenshot(file, { ...asItIs, fullPage: true, clip })
  else await expect(shown).toHaveScreenshot(file, asItIs)
  await sheet.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
}

function markFixed() {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).position === 'fixed') element.dataset.fixed = ''
}

/** Replaces dates, codes and counts that change with each run. Returns the size and language of the page. */
function steadyTexts() {
  const date = `${oneOf({ weekday: 'long' }, 7)}?[,،]? ?(?:\\d{1,2}\\s${oneOf({ month: 'long' }, 12)}|${oneOf({ month: 'long' }, 12)} \\d{1,2})(?:,? 20\\d\\d)?`
  const rules: [RegExp, string][] = [
    [new RegExp(date, 'g'), '1-1-2026'],
    [/\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/g, '0000-0000'],
    [/\b0\d{5}\b/g, '000000'],
    [/\b20\d\d-\d\d-\d\d\b/g, '2026-01-01'],
    [/\b\d{1,2}:\d\d\b/g, '00:00'],
    [/بيع منه .*/g, 'بيع منه 1,000 قطعة'],
    [/[\d,]+(?= pieces sold)/g, '1,000'],
  ]
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? ''
    const isRating = node.parentElement?.closest('[role=img]:not(:has(bdi))') !== null
    const steady = isRating
      ? text.replaceAll(/[\d.]+/g, '1')
      : rules.reduce((all, [kind, instead]) => all.replaceAll(kind, instead), text)
    if (steady !== text) node.textContent = steady
  }
  const { clientWidth: width, scrollHeight: height, lang: language } = document.documentElement
  return { width, height, language }

  /** In both languages, as invoices are bilingual. */
  function oneOf(options: Intl.DateTimeFormatOptions, count: number): string {
    const names = ['ar-SA-u-ca-gregory-nu-latn', 'en-GB'].flatMap((tag) => {
      const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
      return Array.from({ length: count }, (_, place) =>
        format.format(Date.UTC(2026, count === 7 ? 0 : place, count === 7 ? place + 1 : 1)),
      )
    })
    return `(?:${names.join('|')})`
  }
}
