import { fileURLToPath } from 'node:url'

/** The folder of the whole project. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** What went wrong, in words that need no stack trace. */
export class Expected extends Error {
  isExpected = true
}
