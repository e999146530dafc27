import { foldDigits } from '@zayy/domain/text/digits'
import { findChainedDocuments } from '@zayy/shop/invoicing/zatca/find-documents'
import { checkDocument } from '@zayy/test-fatoora/check-document'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { withShop } from '../../open-shop.ts'
import { documentRow } from './list.ts'

type StoredDocument = Awaited<ReturnType<typeof findChainedDocuments>>[number]

/** @property code of ZATCA's rule, or of what differs from the stored document */
type Found = { code: string; severity: 'error' | 'warning'; message: string }

/**
 * `shop zatca check NUMBER`: rules, hash, stamp, QR code and chain of stored documents, without ZATCA. Exit code 1: there is none, or
 * one has an error.
 */
export const check = defineCommand({
  help: ({ zatcaCommands: { check, show } }) => ({ ...check, NUMBER: show.numberOrCode }),
  operands: ['NUMBER'],
  standard: ['json'],
  async run({ operands, env, messages, json, print }) {
    const typed = foldDigits(operands.NUMBER).trim().toUpperCase()
    const texts = messages.zatcaCommands
    const found = await withShop(env, 'read', ({ database }) => findChainedDocuments(database, typed))
    if (found.length === 0) throw new CommandFailure(texts.unknown(typed))
    const now = new Date()
    const checked = found.map((document) => ({ document, findings: findingsOf(document, now, texts.check) }))
    if (json)
      print(
        checked.map(({ document: { number, counter, state }, findings }) => ({
          number,
          counter,
          state,
          findings,
        })),
      )
    else
      for (const { document, findings } of checked) {
        print(documentRow(document, messages).slice(0, 5).join('  '))
        if (findings.length === 0) print(`  ${texts.check.passed}`)
        for (const { code, message } of findings) print(`  ${code}: ${message}`)
      }
    if (checked.some(({ findings }) => findings.some(({ severity }) => severity === 'error')))
      throw new CommandFailure(texts.check.failed)
  },
})

function findingsOf(
  stored: StoredDocument,
  now: Date,
  { differs }: CommandMessages['zatcaCommands']['check'],
): Found[] {
  const read = checkDocument(Buffer.from(stored.xml).toString('utf8'), stored.certificate, now)
  if (!read) return [{ code: 'xml', severity: 'error', message: differs.xml }]
  const isKept: Record<Exclude<keyof typeof differs, 'xml'>, boolean> = {
    hash: read.hash === stored.hash,
    qr: read.qr === stored.qr,
    place:
      read.uuid === stored.uuid &&
      read.counter === stored.counter &&
      read.previousHash === stored.previousHash,
    chain:
      (stored.counter === 1 || stored.hashBefore === stored.previousHash) &&
      (stored.previousHashAfter === null || stored.previousHashAfter === stored.hash),
  }
  const parts = ['hash', 'qr', 'place', 'chain'] as const
  return [
    ...parts
      .filter((part) => !isKept[part])
      .map((part): Found => ({ code: part, severity: 'error', message: differs[part] })),
    ...read.findings,
  ]
}
