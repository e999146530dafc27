import { readStored, store } from '../browser-storage.ts'
import { saveFields } from './kept-fields.ts'

const STORAGE_KEY = 'loadedForCode'

/** At most one automatic reload in this time. */
const RELOAD_INTERVAL_MS = 60_000

const PROBE_TIMEOUT_MS = 5_000

const failures = new WeakSet<object>()

/**
 * Calls `onMissing` whenever a script or stylesheet cannot be loaded, because it or the network is gone.
 * @returns a function that stops watching
 */
export function watchMissingCode(onMissing: (error: Error) => void): () => void {
  const note = ({ payload }: VitePreloadErrorEvent) => {
    failures.add(payload)
    onMissing(payload)
  }
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

export function isMissingCode(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error)
}

/** Returns whether the server lacks the file of a loading error. Otherwise the network failed, and a retry may succeed. */
export async function isGone({ message }: Error): Promise<boolean> {
  // WebKit names no file: look for this one instead, since the files of a build are deleted together.
  const file = /(?:https?:|\/assets\/)\S+\.(?:js|css)/.exec(message)?.[0] ?? import.meta.url
  return (await statusOf(file)) === 404
}

/** Resolves to whether a document loads; null if none was requested. */
let leaving: Promise<boolean> | null = null
let wanted = ''
let hasLeft = false

/**
 * Loads the document at an address, which brings the current build, and keeps what was typed on this page for it. Does nothing
 * if the shop cannot be reached. Several files of a page are missing at once: the address of the last call wins.
 * @param again whether to load even if a document was loaded less than a minute ago
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

/** Reloads this page, unless a document loads already. */
export function reloadDocument(): void {
  if (leaving === null && !hasLeft) void loadDocument(location.href)
}

async function mayLeave(again: boolean): Promise<boolean> {
  if (!again && wasLoaded()) return false
  if (!(await canBeOpened(wanted))) return false
  // If storage is blocked, nothing would prevent a reload loop.
  if (!store('sessionStorage', STORAGE_KEY, String(Date.now())) && !again) return false
  leave()
  return true
}

function leave(): void {
  hasLeft = true
  const url = new URL(wanted, location.href)
  const isThisPage = url.pathname === location.pathname && url.search === location.search
  if (isThisPage) saveFields()
  if (isThisPage) location.reload()
  else location.assign(url)
}

function wasLoaded(): boolean {
  return Date.now() - Number(readStored('sessionStorage', STORAGE_KEY) ?? 0) < RELOAD_INTERVAL_MS
}

/** Returns whether the server sends a page, not a refusal that would replace this page for nothing. */
async function canBeOpened(href: string): Promise<boolean> {
  const status = await statusOf(href)
  return status !== null && status < 500 && status !== 429
}

/** Returns null if the shop cannot be reached. */
async function statusOf(href: string): Promise<number | null> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
  const answer = await fetch(href, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null)
  return answer?.status ?? null
}
