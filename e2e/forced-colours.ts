import { expect, type Page } from '@playwright/test'

/**
 * Where the system chooses the colours (a contrast theme), what is chosen differs from what is not, and what has the focus
 * from what has not, by more than a fill or a shadow.
 */
export async function expectSeenInForcedColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' })
  // From here on the focus is the keyboard's.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(unseenStates)).toEqual([])
  await page.emulateMedia({ forcedColors: null })
}

/** What is chosen and looks like what is not; what has the focus and looks as before. */
function unseenStates(): string[] {
  const marks = [
    ['aria-pressed', 'true'],
    ['aria-selected', 'true'],
    ['aria-checked', 'true'],
    ['aria-current', 'page'],
    ['aria-current', 'step'],
    ['aria-current', 'true'],
  ] as const
  const found: string[] = []
  for (const [name, value] of marks)
    for (const chosen of document.querySelectorAll<HTMLElement>(`[${name}="${value}"]`)) {
      if (!chosen.checkVisibility({ visibilityProperty: true })) continue
      // The last of the breadcrumbs stands beside no other that could be meant.
      if (value === 'page' && !chosen.matches('a')) continue
      const list = chosen.parentElement?.parentElement
      const others = [...(list?.querySelectorAll<HTMLElement>(chosen.tagName) ?? [])].filter(
        (other) =>
          other.getAttribute(name) !== value && (other.className !== '') === (chosen.className !== ''),
      )
      if (others.some((other) => linesOf(other) === linesOf(chosen))) found.push(`chosen: ${nameOf(chosen)}`)
    }
  for (const input of document.querySelectorAll<HTMLInputElement>(
    'input:is([type=checkbox], [type=radio])',
  )) {
    if (!input.checkVisibility({ visibilityProperty: true }) || getComputedStyle(input).appearance === 'auto')
      continue
    const before = linesOf(input.parentElement ?? input)
    input.checked = !input.checked
    if (linesOf(input.parentElement ?? input) === before) found.push(`ticked: ${nameOf(input)}`)
    input.checked = !input.checked
  }
  const pressed = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
  for (const target of document.querySelectorAll<HTMLElement>(pressed)) {
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (target.matches(':disabled, [tabindex="-1"]') || target.closest('[inert], [aria-hidden=true]'))
      continue
    const around = [target, target.parentElement, target.parentElement?.parentElement].filter(
      (part) => part != null,
    )
    const seen = () => around.map((part) => frameOf(part)).join()
    ;(document.activeElement as HTMLElement | null)?.blur()
    const before = seen()
    target.focus({ preventScroll: true })
    if (document.activeElement === target && seen() === before) found.push(`focus: ${nameOf(target)}`)
  }
  return found

  /** What is drawn on it, without what is no icon and not read aloud, such as the hatching of a price break. */
  function linesOf(element: Element): string {
    return [element, ...element.querySelectorAll('*:not(span[aria-hidden=true])')]
      .map((part) => `${drawnOn(part)} ${drawnOn(part, '::before')} ${drawnOn(part, '::after')}`)
      .join()
  }

  function frameOf(element: Element, part?: string): string {
    const { outlineStyle, outlineWidth, borderWidth, borderStyle } = getComputedStyle(element, part)
    const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth}`
    return borderStyle === 'none' ? outline : `${outline} ${borderStyle} ${borderWidth}`
  }

  /** Lines, text and pictures: gradients go where the system chooses, and a control as it draws it shows no picture at all. */
  function drawnOn(element: Element, part?: string): string {
    const style = getComputedStyle(element, part)
    const { appearance, backgroundImage, content, textDecorationLine } = style
    if (part && content === 'none') return ''
    const text = part && content !== '""' ? content : ''
    const picture = appearance === 'auto' ? '' : backgroundImage
    return [frameOf(element, part), text, picture, textDecorationLine]
      .filter((drawn) => drawn !== 'none' && drawn !== '')
      .join(' ')
  }

  function nameOf(element: HTMLElement): string {
    return `${element.tagName} «${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}» ${element.className}`
  }
}
