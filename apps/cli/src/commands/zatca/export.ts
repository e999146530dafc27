import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { riyadhSecond } from '@zayy/domain/riyadh-time'
import { formatNumber } from '@zayy/i18n/numbers'
import { streamDocuments } from '@zayy/shop/invoicing/zatca/find-documents'
import { defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'
import { parseDays } from '../../option-values.ts'
import { outputFolder } from '../../output-folder.ts'

type Exported = ReturnType<typeof streamDocuments> extends AsyncIterable<infer Document> ? Document : never

/** `shop zatca export FOLDER`: the XML of all documents of a period. Exit code 1: the folder is not empty. */
export const exportDocuments = defineCommand({
  help: ({ zatcaCommands, orderCommands: { filter } }) => ({ ...filter, ...zatcaCommands.export }),
  operands: ['FOLDER'],
  texts: { from: 'YYYY-MM-DD', to: 'YYYY-MM-DD' },
  standard: ['json'],
  async run({ operands, text, env, folder, messages, json, print }) {
    const { report, zatcaCommands } = messages
    const days = parseDays(text, report)
    const path = resolve(folder, operands.FOLDER)
    const into = outputFolder(path, messages)
    const written = await withShop(
      env,
      'read',
      async ({ database }) => {
        await into.make()
        let files = 0
        for await (const document of streamDocuments(database, days))
          for (const [name, bytes] of filesOf(document)) {
            // Never over another file.
            await writeFile(join(path, name), bytes, { flag: 'wx', mode: 0o600 })
            files += 1
          }
        return files
      },
      into.handOver,
    )
    if (json) print({ folder: path, files: written })
    else print(zatcaCommands.export.written(formatNumber(written), path))
  },
})

/**
 * Names files by ZATCA's rule for archives: VAT number, date and time of issue, invoice number. For a cleared document, ZATCA's
 * version has this name and the sent one is beside it. A rejected document shares number, date and time with its correction, so
 * its id is added.
 */
function filesOf(document: Exported): [name: string, bytes: Uint8Array][] {
  const time = riyadhSecond(document.issuedAt.getTime())
    .replace(/[^\d ]/g, '')
    .replace(' ', 'T')
  const [vatNumber, number] = [document.vatNumber, document.number].map(safeName)
  const name = `${vatNumber}_${time}_${number}`
  if (document.state === 'rejected') return [[`${name}_rejected-${document.id}.xml`, document.xml]]
  if (!document.clearedXml) return [[`${name}.xml`, document.xml]]
  return [
    [`${name}.xml`, document.clearedXml],
    [`${name}_sent.xml`, document.xml],
  ]
}

function safeName(text: string): string {
  return text.replace(/[^0-9A-Za-z-]/g, '-')
}
