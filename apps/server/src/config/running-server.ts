import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '@zayy/platform/process/write-durably'

/** A server that answers in this time is found, in milliseconds. */
const ANSWER_MS = 1_000

/**
 * Records in DATA_DIR where the server listens.
 * @returns a function that removes the record, unless another server has replaced it
 */
export async function noteRunningServer(dataDir: string, address: string): Promise<() => Promise<void>> {
  const file = fileOf(dataDir)
  await writeDurably(file, `${address}\n`, 0o600)
  return async () => {
    if ((await readFile(file, 'utf8').catch(() => '')) === `${address}\n`) await rm(file, { force: true })
  }
}

/** Returns the address of the server that runs on this DATA_DIR, or null. A killed server leaves its record behind. */
export async function findRunningServer(dataDir: string): Promise<URL | null> {
  const address = URL.parse((await readFile(fileOf(dataDir), 'utf8').catch(() => '')).trim())
  if (address?.protocol !== 'http:') return null
  const answer = await fetch(new URL('/healthz', address), {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => null)
  const isShop = answer?.ok === true && (await answer.text().catch(() => '')) === 'ok\n'
  return isShop ? address : null
}

function fileOf(dataDir: string): string {
  return join(dataDir, 'server-address')
}
