import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The Node that the project brings along: everything in TypeScript runs on it. */
export const projectNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** What went wrong, in words that need no stack trace. */
export class Expected extends Error {
  isExpected = true
}
