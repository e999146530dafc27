// Plain JavaScript without libraries, like read-settings.mjs.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A server that answers in this time is found, in milliseconds. On a busy machine an answer takes more than one second. */
const ANSWER_MS = 10_000

/**
 * Returns the address of the server that runs on this DATA_DIR, or null. A killed server leaves its record behind.
 * @param {string} dataDir
 * @returns {Promise<URL | null>}
 */
export async function findRunningServer(dataDir) {
  const text = (await readFile(serverAddressFile(dataDir), 'utf8').catch(() => '')).trim()
  const address = URL.canParse(text) ? new URL(text) : null
  if (address?.protocol !== 'http:') return null
  const answer = await fetch(new URL('/healthz', address), {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => null)
  const isShop = answer?.ok === true && (await answer.text().catch(() => '')) === 'ok\n'
  return isShop ? address : null
}

/**
 * The record of where the server of this DATA_DIR listens.
 * @param {string} dataDir
 */
export function serverAddressFile(dataDir) {
  return join(dataDir, 'server-address')
}
