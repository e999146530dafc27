/**
 * @property opener gets the focus back
 * @property close called when Escape is pressed
 */
type OpenDialog = { layer: HTMLElement; popup: HTMLElement; opener: Element | null; close: () => void }

/** Open dialogs, the topmost last. */
const openDialogs: OpenDialog[] = []

/**
 * Moves the focus into a dialog and keeps Tab there. Escape closes the topmost dialog. After the next paint, screen readers find nothing
 * else, and the page does not scroll.
 *
 * The browser's own `showModal()` and `inert` compute the styles of every element of the page again (decision 075).
 * @returns ends this, and returns the focus
 */
export function makeModal(dialog: OpenDialog, initialFocus: HTMLElement | null): () => void {
  const { popup, opener } = dialog
  if (openDialogs.length === 0) {
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocusIn)
  }
  openDialogs.push(dialog)
  focusInside(popup, initialFocus)

  let undo: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      undo = [hideOthers(dialog.layer), lockScroll()]
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    for (const end of undo) end()
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    if (openDialogs.length === 0) {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocusIn)
    }
    // React restores the focus of before its commit, so the focus returns after it.
    queueMicrotask(() => {
      const { activeElement, body } = document
      const isElsewhere = activeElement !== body && !popup.contains(activeElement)
      const isOpenAgain = openDialogs.some((open) => open.popup === popup)
      if (opener instanceof HTMLElement && !isElsewhere && !isOpenAgain) opener.focus({ preventScroll: true })
    })
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const top = openDialogs.at(-1)
  // Keys of an input method. Safari ends the composition before its Escape.
  if (!top || event.keyCode === 229) return
  // Held down, it would close the dialog below too.
  if (event.key === 'Escape' && !event.repeat) top.close()
  if (event.key !== 'Tab') return
  const stops = tabStops(top.popup)
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const { activeElement } = document
  const isInside = top.popup.contains(activeElement) && activeElement !== top.popup
  if (isInside ? activeElement !== edge : !event.shiftKey && activeElement === top.popup) return
  event.preventDefault()
  ;(other ?? top.popup).focus()
}

/** Returns a focus that left another way: Safari's Tab skips links, also one at the end of the dialog. Toasts may have it. */
function onFocusIn({ target }: FocusEvent): void {
  const top = openDialogs.at(-1)
  if (!top || !(target instanceof Element) || top.popup.contains(target) || target.closest(LIVE_SELECTOR))
    return
  focusInside(top.popup, null)
}

/** Focuses an element of the dialog, else its first tab stop. If that is disabled or hidden, the dialog itself has the focus. */
function focusInside(popup: HTMLElement, element: HTMLElement | null): void {
  ;(element ?? tabStops(popup)[0])?.focus({ preventScroll: true })
  if (!popup.contains(document.activeElement)) popup.focus({ preventScroll: true })
}

/** Elements whose changes screen readers announce, such as toasts. */
const LIVE_SELECTOR = '[aria-live], [role="status"], [role="alert"]'

const FOCUSABLE_SELECTOR = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Elements that Tab reaches, in the order of the document. */
function tabStops(popup: HTMLElement): HTMLElement[] {
  return [...popup.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }),
  )
}

/** Hides everything but the dialog and live regions from screen readers. Returns a function that shows it again. */
function hideOthers(layer: HTMLElement): () => void {
  const shown = new Set([layer, ...document.querySelectorAll(LIVE_SELECTOR)])
  const kept = new Set<Element>()
  for (const element of shown)
    for (let node: Element | null = element; node && !kept.has(node); node = node.parentElement)
      kept.add(node)
  const hidden: Element[] = []
  const hide = (element: Element) => {
    for (const child of element.children) {
      if (!kept.has(child)) hidden.push(child)
      else if (!shown.has(child)) hide(child)
    }
  }
  hide(document.body)
  const changed = hidden.filter((element) => !element.hasAttribute('aria-hidden'))
  for (const element of changed) element.setAttribute('aria-hidden', 'true')
  return () => {
    for (const element of changed) element.removeAttribute('aria-hidden')
  }
}

let locks = 0

/** Keeps the page from scrolling. The space of a visible scroll bar stays, so that nothing moves. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  locks += 1
  if (locks === 1) {
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
  }
  return () => {
    locks -= 1
    if (locks > 0) return
    style.overflow = ''
    style.scrollbarGutter = ''
  }
}
