import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Vitest's global setup: names a folder for what the first test that wants it makes for all (copy-made-once.ts). */
export default async function setUp(): Promise<() => Promise<void>> {
  // Another project of the same run has named one.
  if (process.env.MADE_FOLDERS !== undefined) return async () => {}
  const folder = await mkdtemp(join(tmpdir(), 'zayy-made-'))
  // Whoever root's server becomes has to reach it.
  await chmod(folder, 0o755)
  process.env.MADE_FOLDERS = folder
  return async () => {
    delete process.env.MADE_FOLDERS
    await rm(folder, { recursive: true, force: true })
  }
}
