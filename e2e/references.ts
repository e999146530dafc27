import { expect, type Locator, type Page } from '@playwright/test'

/** So much of a page is compared, in px from its top: what follows repeats what was seen. */
const most = 1200

/**
 * Photographs are looked at elsewhere: without them a reference is a tenth as large. Stars change with each review, the line of a
 * toast with its time, the link of a draft with the port of the run; each run makes up its addresses, and what is fixed to the
 * screen has no place on the whole page.
 */
const leftOut = `
  * { caret-color: transparent !important }
  [data-fixed], img, [role='img'] { visibility: hidden !important }
  .Toastify__progress-bar { visibility: hidden !important }
  input[type='email'] { color: transparent !important }
  input[readonly] { visibility: hidden !important }
`

/**
 * A page from its top, or a part of it, looks as its reference does, in the language and on the screen of the test
 * (`references/`). Photographs are left out, and what is new in each run has a text that
 * stays. Each system paints letters in its own way (the references are those of Chromium on Linux): only `npm run references`
 * compares.
 */
export async function expectAsReference(shown: Page | Locator, name: string) {
  if (process.env.REFERENCES === undefined) return
  const page = 'goto' in shown ? shown : shown.page()
  const { width, height, language } = await page.evaluate(steadyTexts)
  if (shown === page) await page.evaluate(markFixed)
  const file = `${name.replaceAll(/\W+/g, '-')}-${language}.png`
  const clip = { x: 0, y: 0, width, height: Math.min(height, most) }
  // The page's policy forbids a <style> of Playwright's.
  const sheet = await page.evaluateHandle((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return sheet
  }, leftOut)
  // A toast goes when the animation that counts its time is ended; of others there are none.
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

/** Makes dates, codes and counts that change with each run the same in all. Gives the size of the page, and its language. */
function steadyTexts() {
  const date = `${oneOf({ weekday: 'long' }, 7)}?[,،]? ?(?:\\d{1,2} ${oneOf({ month: 'long' }, 12)}|${oneOf({ month: 'long' }, 12)} \\d{1,2})(?:,? 20\\d\\d)?`
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
    const isRating = node.parentElement?.closest('[role=img]') !== null
    const steady = isRating
      ? text.replaceAll(/[\d.]+/g, '1')
      : rules.reduce((all, [kind, instead]) => all.replaceAll(kind, instead), text)
    if (steady !== text) node.textContent = steady
  }
  const { clientWidth: width, scrollHeight: height, lang: language } = document.documentElement
  return { width, height, language }

  /** An invoice has its date in Arabic on English pages too. */
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
