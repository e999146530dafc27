import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Vitest global setup: creates the folder that tests share for copyMadeOnce. */
export default async function setUp(): Promise<() => Promise<void>> {
  // Another project of the same run has already set it.
  if (process.env.MADE_FOLDERS !== undefined) return async () => {}
  const folder = await mkdtemp(join(tmpdir(), 'zayy-made-'))
  // The unprivileged user of the database server needs access.
  await chmod(folder, 0o755)
  process.env.MADE_FOLDERS = folder
  return async () => {
    delete process.env.MADE_FOLDERS
    await rm(folder, { recursive: true, force: true })
  }
}
