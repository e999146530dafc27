import { readFile, rm } from 'node:fs/promises'
import { writeDurably } from '@zayy/platform/process/write-durably'
import { serverAddressFile } from './find-running-server.mjs'

/**
 * Records in DATA_DIR where the server listens.
 * @returns a function that removes the record, unless another server has replaced it
 */
export async function noteRunningServer(dataDir: string, address: string): Promise<() => Promise<void>> {
  const file = serverAddressFile(dataDir)
  await writeDurably(file, `${address}\n`, 0o600)
  return async () => {
    if ((await readFile(file, 'utf8').catch(() => '')) === `${address}\n`) await rm(file, { force: true })
  }
}
