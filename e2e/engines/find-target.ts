/** An element by its role and accessible name. */
export type Target = {
  role: 'link' | 'button' | 'textbox' | 'combobox' | 'checkbox' | 'slider' | 'heading'
  /** The whole accessible name, or a pattern of it. */
  name: string | RegExp
  /** Only within the element that this selector finds. */
  within?: string
}

export const selectors: Record<Target['role'], string> = {
  link: 'a[href]',
  button: 'button, summary',
  textbox: 'input:not([type=checkbox], [type=radio]), textarea',
  combobox: 'select',
  checkbox: 'input[type=checkbox]',
  slider: '[role=slider]',
  heading: 'h1',
}

/** A serialisable target: the pattern by its source. */
export type Wanted = { selector: string; name: string; within: string | null }

export function wanted({ role, name, within }: Target): Wanted {
  const pattern = typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : name.source
  return { selector: selectors[role], name: pattern, within: within ?? null }
}

export type Found = { x: number; y: number; reachable: boolean } | { others: string[] }

/** Properties that `findTarget` sets on `window`. */
export type Pressed = Partial<Window> & { target?: HTMLElement; targetPressed?: boolean }

/**
 * Finds a visible element and scrolls it into view. Runs in the page. Sets `window.target` to the element, and
 * `window.targetPressed` once it is pressed.
 * @returns its centre in viewport pixels, and whether a press there would hit it; if there is none, the names that exist
 */
export function findTarget({ selector, name, within }: Wanted): Found {
  const pattern = new RegExp(name)
  const textOf = (element: HTMLElement | null) => element?.innerText ?? ''
  const nameOf = (element: HTMLElement) => {
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null
    const labelledBy = element.getAttribute('aria-labelledby')
    const named =
      element.getAttribute('aria-label') ??
      labelledBy
        ?.split(' ')
        .map((id) => textOf(document.getElementById(id)))
        .join(' ') ??
      (label ? textOf(label) : textOf(element))
    return named.replace(/\s+/g, ' ').trim()
  }
  const dialog = [...document.querySelectorAll('dialog:modal, [role=dialog]')].at(-1)
  const root = dialog ?? document.querySelector(within ?? 'html')
  const visible = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0,
  )
  const target = visible.find((element) => pattern.test(nameOf(element)))
  if (!target) return { others: visible.map(nameOf) }
  const parts: HTMLElement[] = [
    target,
    ...(('labels' in target && (target as HTMLInputElement).labels) || []),
  ]
  const isPart = (hit: EventTarget | null) => hit instanceof Node && parts.some((part) => part.contains(hit))
  const page: Pressed = window
  page.target = target
  page.targetPressed = false
  const note = (event: MouseEvent) => {
    if (page.target !== target) return
    page.targetPressed = isPart(event.target)
    if (page.targetPressed || event.detail === 0) return
    // The target moved away under the pointer. Nothing else is pressed: it would stay so after the next try.
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('click', note, { capture: true, once: true })
  const middle = () => {
    const { x, y, width, height } = target.getBoundingClientRect()
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  }
  const reachable = () => {
    const { x, y } = middle()
    return isPart(document.elementFromPoint(x, y))
  }
  if (!reachable()) target.scrollIntoView({ block: 'center', behavior: 'instant' })
  return { ...middle(), reachable: reachable() }
}
