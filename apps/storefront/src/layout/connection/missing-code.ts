import { keepFields } from './kept-fields.ts'

const storageKey = 'loadedForCode'

/** A document is loaded for missing code once in this time: milliseconds. */
const onceIn = 60_000

/** How long the shop may take to show that it can be reached: milliseconds. */
const reachableWithin = 5_000

const failures = new WeakSet<object>()

/**
 * Calls `onMissing` whenever code of this build cannot be loaded: it is gone, or the network is.
 * @returns what ends that
 */
export function watchMissingCode(onMissing: () => void): () => void {
  const note = ({ payload }: VitePreloadErrorEvent) => {
    failures.add(payload)
    onMissing()
  }
  window.addEventListener('vite:preloadError', note)
  return () => window.removeEventListener('vite:preloadError', note)
}

/** Whether an error says that code could not be loaded. */
export function isMissingCode(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error)
}

/**
 * Loads the document at an address, which brings the present build, and keeps what was typed on this page for it. Does nothing
 * where the shop cannot be reached.
 * @param again whether to do so although it was done a moment ago
 * @returns whether it loads
 */
export async function loadDocument(href: string, again = false): Promise<boolean> {
  if (!again && wasLoaded()) return false
  if (!(await canBeOpened(href))) return false
  if (!noteLoaded() && !again) return false
  const url = new URL(href, location.href)
  const isThisPage = url.pathname === location.pathname && url.search === location.search
  if (isThisPage) keepFields()
  if (isThisPage) location.reload()
  else location.assign(url)
  return true
}

function wasLoaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(storageKey) ?? 0) < onceIn
  } catch {
    return true
  }
}

/** Returns false where storage is blocked: nothing would end a loop. */
function noteLoaded(): boolean {
  try {
    sessionStorage.setItem(storageKey, String(Date.now()))
    return true
  } catch {
    return false
  }
}

/** Whether a document is at an address: its error would replace this page. */
function canBeOpened(href: string): Promise<boolean> {
  return fetch(href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(reachableWithin),
  }).then(
    ({ status }) => status < 500,
    () => false,
  )
}
