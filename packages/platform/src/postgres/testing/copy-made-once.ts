import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

/**
 * Fills the folder `to` with a copy of what `make` creates. Tests with a shared folder (share-made-folders.ts) call
 * `make` once per `name`, because creating takes several times as long as copying. Copies keep the file owners.
 */
export async function copyMadeOnce(
  name: string,
  to: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const shared = process.env.MADE_FOLDERS
  if (shared === undefined) return await make(to)
  await promisify(execFile)('cp', ['-a', `${await madeOnce(join(shared, name), make)}/.`, to])
}

/** Returns the folder after `make` has filled it, here or in another process. */
async function madeOnce(folder: string, make: (folder: string) => Promise<void>): Promise<string> {
  const [made, failed] = [`${folder}.made`, `${folder}.failed`]
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  )
  if (isFirst)
    await make(folder).then(
      () => writeFile(made, ''),
      async (error: unknown) => {
        await writeFile(failed, String(error))
        throw error
      },
    )
  for (const end = Date.now() + 120_000; !existsSync(made); await pause(50)) {
    if (existsSync(failed)) throw new Error(await readFile(failed, 'utf8'))
    if (Date.now() > end) throw new Error(`Nothing was made in ${folder}`)
  }
  return folder
}
