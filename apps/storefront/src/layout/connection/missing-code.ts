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
export function watchMissingCode(onMissing: (error: Error) => void): () => void {
  const note = ({ payload }: VitePreloadErrorEvent) => {
    failures.add(payload)
    onMissing(payload)
  }
  // Going back may show this document again as it was left.
  const comeBack = () => {
    hasLeft = false
  }
  window.addEventListener('vite:preloadError', note)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('vite:preloadError', note)
    window.removeEventListener('pageshow', comeBack)
  }
}

/** Whether an error says that code could not be loaded. */
export function isMissingCode(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error)
}

/**
 * Whether the shop no longer has a file that could not be loaded. Of a network that failed for a moment the part of the page that wanted the
 * file tells, and tries again.
 */
export async function isGone({ message }: Error): Promise<boolean> {
  // WebKit names no file. Those of a build go together, so this one's stands for it.
  const file = /https?:\S+\.(?:js|css)/.exec(message)?.[0] ?? import.meta.url
  return (await statusOf(file)) === 404
}

/** Settles once it is known whether a document loads; null while none is to. */
let leaving: Promise<boolean> | null = null
let wanted = ''
let hasLeft = false

/**
 * Loads the document at an address, which brings the present build, and keeps what was typed on this page for it. Does nothing
 * where the shop cannot be reached. Of several calls the last address counts: several files of a page are missing at once.
 * @param again whether to do so although it was done a moment ago
 * @returns whether it loads
 */
export async function loadDocument(href: string, again = false): Promise<boolean> {
  wanted = href
  if (hasLeft) leave()
  else
    leaving ??= mayLeave(again).finally(() => {
      leaving = null
    })
  return hasLeft || (await leaving) === true
}

/** Loads the document of this page, unless one loads already. */
export function reloadDocument(): void {
  if (leaving === null && !hasLeft) void loadDocument(location.href)
}

async function mayLeave(again: boolean): Promise<boolean> {
  if (!again && wasLoaded()) return false
  if (!(await canBeOpened(wanted))) return false
  if (!noteLoaded() && !again) return false
  leave()
  return true
}

function leave(): void {
  hasLeft = true
  const url = new URL(wanted, location.href)
  const isThisPage = url.pathname === location.pathname && url.search === location.search
  if (isThisPage) keepFields()
  if (isThisPage) location.reload()
  else location.assign(url)
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
async function canBeOpened(href: string): Promise<boolean> {
  const status = await statusOf(href)
  return status !== null && status < 500
}

/** Null where the shop cannot be reached. */
async function statusOf(href: string): Promise<number | null> {
  const signal = AbortSignal.timeout(reachableWithin)
  const answer = await fetch(href, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null)
  return answer?.status ?? null
}
