import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Vitest's global setup: names a folder in which the first test that wants a filled shop makes it for all (filled-shop.ts). */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'zayy-filled-'))
  // Whoever root's server becomes has to reach it.
  await chmod(folder, 0o755)
  process.env.FILLED_SHOP = folder
  return async () => {
    delete process.env.FILLED_SHOP
    await rm(folder, { recursive: true, force: true })
  }
}
