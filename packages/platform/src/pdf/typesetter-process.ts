/**
 * The process that typesets PDFs, started by pdf-typesetter.ts with the path of a template. Fonts and compiler take 100 MB, and a
 * document of hundreds of lines would block page requests.
 */

import { openTypesetter, type Typeset } from './typeset.ts'

let typeset: Typeset | undefined

process.on('message', (message) => {
  process.send?.(answer(message))
})
process.on('disconnect', () => process.exit())

function answer(message: unknown): { pdf: Uint8Array } | { failed: string } {
  try {
    typeset ??= openTypesetter(process.argv[2] ?? '')
    const { data, standard } = { data: '', standard: 'ua-1', ...Object(message) }
    return { pdf: typeset(String(data), standard === 'a-3a' ? 'a-3a' : 'ua-1') }
  } catch (error) {
    return { failed: reasonOf(error) }
  }
}

/** Typst's errors have the message in `code`. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message || ('code' in error && String(error.code)) : error
  return String(reason).slice(0, 200)
}
