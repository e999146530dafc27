/**
 * The process that sets invoices, started by invoice-typesetter.ts: fonts and compiler take 100 MB, and an invoice of hundreds of
 * lines takes so long that pages would wait for it.
 */

import { openTypesetter, type Typeset } from './typeset-invoice.ts'

let typeset: Typeset | undefined

process.on('message', (message) => {
  process.send?.(answer(message))
})
process.on('disconnect', () => process.exit())

function answer(content: unknown): { pdf: Uint8Array } | { failed: string } {
  try {
    typeset ??= openTypesetter()
    return { pdf: typeset(String(content)) }
  } catch (error) {
    return { failed: reasonOf(error) }
  }
}

/** Typst's own errors say it in their code. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message || ('code' in error && String(error.code)) : error
  return String(reason).slice(0, 200)
}
