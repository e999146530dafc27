import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** An error whose message suffices: it is printed without a stack trace. */
export class Expected extends Error {
  isExpected = true
}
