import { expect, type Page } from '@playwright/test'

/**
 * Expects that with forced colours (a contrast theme) selected and focused elements differ from others by more than a fill
 * or a shadow.
 */
export async function expectSeenInForcedColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' })
  // Makes `:focus-visible` apply from here on.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(unseenStates)).toEqual([])
  await page.emulateMedia({ forcedColors: null })
}

/** Returns selected elements that look like unselected ones, and focused elements that look like unfocused ones. */
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
      // The current breadcrumb is always the last, so it needs no mark.
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

  /** Describes what is drawn on an element, without decoration hidden from screen readers, such as the hatching of a price tier. */
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

  /** Describes lines, text and images. Forced colours remove gradients, and native controls show no images. */
  function drawnOn(element: Element, part?: string): string {
    const style = getComputedStyle(element, part)
    const { appearance, backgroundImage, content, textDecorationLine } = style
    if (part && content === 'none') return ''
    const text = part && content !== '""' ? content : ''
    const image = appearance === 'auto' ? '' : backgroundImage
    return [frameOf(element, part), text, image, textDecorationLine]
      .filter((drawn) => drawn !== 'none' && drawn !== '')
      .join(' ')
  }

  function nameOf(element: HTMLElement): string {
    return `${element.tagName} «${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}» ${element.className}`
  }
}
