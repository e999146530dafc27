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
    ['aria-current', 'step'],
    ['aria-current', 'true'],
  ] as const
  const found: string[] = []
  for (const [name, value] of marks)
    for (const chosen of document.querySelectorAll<HTMLElement>(`[${name}="${value}"]`)) {
      if (!chosen.checkVisibility({ visibilityProperty: true })) continue
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
    const seen = () => around.map(frameOf).join()
    ;(document.activeElement as HTMLElement | null)?.blur()
    const before = seen()
    target.focus({ preventScroll: true })
    if (document.activeElement === target && seen() === before) found.push(`focus: ${nameOf(target)}`)
  }
  return found

  function linesOf(element: Element): string {
    return [element, ...element.querySelectorAll('*')]
      .map(
        (part) =>
          `${frameOf(part)} ${drawnOn(part, null)} ${drawnOn(part, '::before')} ${drawnOn(part, '::after')}`,
      )
      .join()
  }

  function frameOf(element: Element): string {
    const { outlineStyle, outlineWidth, borderWidth, borderStyle } = getComputedStyle(element)
    const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth}`
    return `${outline} ${borderStyle} ${borderWidth}`
  }

  /** A control as the system draws it shows no picture of its own. */
  function drawnOn(element: Element, part: string | null): string {
    const { appearance, backgroundImage, backgroundSize, content, inlineSize, textDecorationLine } =
      getComputedStyle(element, part)
    const picture = appearance === 'auto' ? '' : `${backgroundImage} ${backgroundSize}`
    return `${picture} ${textDecorationLine} ${part ? `${content} ${inlineSize}` : ''}`
  }

  function nameOf(element: HTMLElement): string {
    return `${element.tagName} «${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}» ${element.className}`
  }
}
