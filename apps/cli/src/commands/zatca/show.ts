import { resolve } from 'node:path'
import { foldDigits } from '@zayy/domain/text/digits'
import { findDocumentsOf } from '@zayy/shop/invoicing/zatca/find-documents'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'
import { outputFile } from '../../output-file.ts'
import { documentRow } from './list.ts'

/** `shop zatca show NUMBER`: ZATCA's answers about an invoice's documents. Exit code 1: there is none. */
export const show = defineCommand({
  help: ({ zatcaCommands: { show, number } }) => ({ ...show, NUMBER: number }),
  operands: ['NUMBER'],
  texts: { xml: 'FILE' },
  standard: ['json'],
  async run({ operands, text, env, folder, messages, json, print }) {
    const number = foldDigits(operands.NUMBER).trim().toUpperCase()
    const { show: texts, unknown } = messages.zatcaCommands
    const file = text('xml')
    const output = file === undefined || file === '-' ? null : outputFile(resolve(folder, file))
    const found = await withShop(
      env,
      'read',
      ({ database }) => findDocumentsOf(database, number),
      output?.handOver,
    )
    const [latest] = found
    if (!latest) throw new CommandFailure(unknown(number))
    if (file !== undefined) {
      const xml = latest.clearedXml ?? latest.xml
      if (!output) return print(Buffer.from(xml).toString('utf8'))
      return await output.write([xml])
    }
    if (json) return print(found.map(({ xml: _xml, clearedXml: _cleared, ...document }) => document))
    for (const document of found) {
      print(`${documentRow(document, messages).slice(0, 5).join('  ')}  ${texts.attempts(document.attempts)}`)
      for (const { code, text } of document.messages) print(`  ${[code, text].filter(Boolean).join(': ')}`)
    }
  },
})
