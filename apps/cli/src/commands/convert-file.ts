import { basename, dirname, extname, join, resolve } from 'node:path'
import { log } from '@clack/prompts'
import { formatNumber } from '@zayy/i18n/numbers'
import { type Conversion, convertProductFile } from '@zayy/shop/catalogue-files/from/convert-product-file'
import { NOTES_FILE } from '@zayy/shop/catalogue-files/from/notes'
import { type Source, sources } from '@zayy/shop/catalogue-files/from/source-product'
import { type Call, CommandFailure } from '../command-line/command.ts'
import { textTable } from '../command-line/text-table.ts'
import { withSpinner } from '../progress.ts'

/** Products that a line of the summary names. */
const EXAMPLES = 3

export type Converted = { folder: string; conversion: Extract<Conversion, { done: true }> }

/**
 * Converts the product export of another shop to a folder, and prints what was left out.
 *
 * @param from as typed after --from
 * @param to the folder, as typed; by default beside the file
 * @throws CommandFailure
 */
export async function convertFile(
  typed: { file: string; from: string; to: string | undefined },
  call: Pick<Call, 'locale' | 'messages' | 'json' | 'folder' | 'columns' | 'print'>,
): Promise<Converted> {
  const texts = call.messages.productFiles
  const source = sources.find((known): known is Source => known === typed.from.trim().toLowerCase())
  if (!source) throw new CommandFailure(texts.refused.source(typed.from, sources), 2)
  const file = resolve(call.folder, typed.file)
  const own = join(dirname(file), `${basename(file, extname(file))}-shop`)
  const folder = typed.to === undefined ? own : resolve(call.folder, typed.to)
  const conversion = await withSpinner(call.messages, (progress) =>
    convertProductFile({ source, file, folder }, { locale: call.locale, progress }),
  )
  if (!conversion.done) throw new CommandFailure(conversion.reason)
  if (!call.json) report({ folder, conversion }, call)
  return { folder, conversion }
}

function report(
  { folder, conversion }: Converted,
  { messages, columns, print }: Pick<Call, 'messages' | 'columns' | 'print'>,
) {
  const { productFiles: texts } = messages
  log.success(texts.converted(conversion.products, folder))
  if (conversion.notes.length === 0) return print(texts.allCarried)
  print(texts.toLookAt(join(folder, NOTES_FILE)))
  const kinds = [...Map.groupBy(conversion.notes, ({ kind }) => kind).values()]
  const rows = kinds
    .toSorted((a, b) => b.length - a.length)
    .map((notes) => {
      const named = [...new Set(notes.map(({ product, value }) => product || value))].slice(0, EXAMPLES)
      return [formatNumber(notes.length), notes[0]?.reason ?? '', named.join(' | ')]
    })
  const headings = [
    { heading: texts.columns.count, end: true as const },
    { heading: texts.columns.reason },
    { heading: texts.columns.examples, shrinksTo: 12 },
  ]
  print(textTable(headings, rows, columns))
}
