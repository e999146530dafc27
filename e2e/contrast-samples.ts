/** Attribute of elements with text: a number shared by all elements of the same look. */
export const contrastLook = 'data-contrast-look'

/** Attribute of the element of each look whose contrast is measured. */
export const contrastSample = 'data-contrast-sample'

type Frame = { left: number; right: number; top: number; bottom: number }

/**
 * Runs in a page. Marks one sample of each group of elements in `root` whose text looks the same: same ancestors, classes,
 * states, colours, backgrounds and fonts. Prefers a sample that is not scrolled out of a carousel. axe searches for the
 * background of each element that it measures, which takes as long as all other rules; one card of a list is enough.
 */
export function markContrastSamples({
  root,
  contrastLook: lookName,
  contrastSample: sampleName,
}: {
  root: Element
  contrastLook: string
  contrastSample: string
}): void {
  const states = ['class', 'aria-hidden', 'aria-disabled', 'disabled', 'inert']
  const looks = new Map<string, number>()
  const samples = new Map<number, { element: Element; isInFrame: boolean }>()
  for (const name of [lookName, sampleName])
    for (const old of document.querySelectorAll(`[${name}]`)) old.removeAttribute(name)
  visit(root, -1, { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity })
  for (const { element } of samples.values()) element.setAttribute(sampleName, '')

  function visit(element: Element, parentLook: number, around: Frame) {
    const style = getComputedStyle(element)
    if (style.display === 'none') return
    const box = element.getBoundingClientRect()
    const look = lookOf(element, parentLook, style)
    if (hasText(element)) {
      element.setAttribute(lookName, String(look))
      const isInFrame = overlap(box, around)
      const known = samples.get(look)
      if (!known || (isInFrame && !known.isInFrame)) samples.set(look, { element, isInFrame })
    }
    const frame = style.overflowX === 'visible' ? around : intersection(around, box)
    for (const child of element.children) visit(child, look, frame)
  }

  /** Excludes single characters, as axe cannot tell whether they are text. */
  function hasText(element: Element): boolean {
    if (element.matches('input, select, textarea')) return true
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const text = texts.map(({ nodeValue }) => nodeValue).join('')
    return text.trim().length > 1
  }

  function lookOf(element: Element, parentLook: number, style: CSSStyleDeclaration): number {
    const { color, backgroundColor, backgroundImage, opacity, visibility } = style
    const { fontSize, fontWeight, textShadow } = style
    const key = JSON.stringify([
      ...[parentLook, element.tagName, ...states.map((state) => element.getAttribute(state))],
      ...[color, backgroundColor, backgroundImage, opacity, visibility, fontSize, fontWeight, textShadow],
      // axe skips labels of disabled fields.
      element instanceof HTMLLabelElement && element.control?.matches(':disabled'),
    ])
    const look = looks.get(key) ?? looks.size
    looks.set(key, look)
    return look
  }

  function overlap(one: Frame, other: Frame): boolean {
    const across = one.right > other.left && one.left < other.right
    return across && one.bottom > other.top && one.top < other.bottom
  }

  function intersection(one: Frame, other: Frame): Frame {
    return {
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    }
  }
}
