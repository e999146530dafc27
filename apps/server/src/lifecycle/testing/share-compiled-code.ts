import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const compiled = fileURLToPath(new URL('../../../../../node_modules/.cache/tests', import.meta.url))

/**
 * Lets a server find what the servers of other tests have compiled. It keeps that in DATA_DIR, which is new in every test. (A
 * NODE_COMPILE_CACHE would be root's, and closed to the user that the server becomes.)
 * @param dataDir a folder in which no server has run yet; where there is none, the server compiles for itself
 */
export function shareCompiledCode(dataDir: string): void {
  mkdirSync(compiled, { recursive: true })
  // As /tmp is: Node makes a folder for each user in it, and a server that root starts becomes another user's.
  chmodSync(compiled, 0o1777)
  try {
    symlinkSync(compiled, join(dataDir, 'cache'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!['EEXIST', 'ENOENT', 'ENOTDIR'].includes(code ?? '')) throw error
  }
}
