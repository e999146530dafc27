import { basename, dirname, extname, join, resolve } from 'node:path'
import { log } from '@clack/prompts'
import { cleanLine } from '@zayy/domain/text/clean'
import { formatNumber } from '@zayy/i18n/numbers'
import { internet } from '@zayy/platform/http/internet'
import { type Conversion, convertProductFile } from '@zayy/shop/catalogue-files/from/convert-product-file'
import { NOTES_FILE, noteKinds } from '@zayy/shop/catalogue-files/from/notes'
import { type Source, sources } from '@zayy/shop/catalogue-files/from/source-product'
import { type Call, CommandFailure } from '../command-line/command.ts'
import { printable } from '../command-line/printable.ts'
import { withSpinner } from '../progress.ts'
import { abortOnSignal } from '../signals.ts'

/** Products that a line of the summary names. */
const EXAMPLES = 3

const COUNT_WIDTH = 6

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
  call: Pick<Call, 'locale' | 'messages' | 'json' | 'folder' | 'print'>,
): Promise<Converted> {
  const texts = call.messages.productFiles
  const source = sources.find((known): known is Source => known === typed.from.trim().toLowerCase())
  if (!source) throw new CommandFailure(texts.refused.source(typed.from), 2)
  const file = resolve(call.folder, typed.file)
  const own = join(dirname(file), `${basename(file, extname(file))}-shop`)
  const folder = typed.to === undefined ? own : resolve(call.folder, typed.to)
  const conversion = await abortOnSignal((signal) =>
    withSpinner(call.messages, (progress) =>
      convertProductFile(
        { source, file, folder },
        { network: internet, locale: call.locale, progress, signal },
      ),
    ),
  )
  if (!conversion.done) throw new CommandFailure(conversion.reason)
  if (!call.json) report({ folder, conversion }, call)
  return { folder, conversion }
}

/** Prints each kind of note once, the most serious first, with a few of its products, or of its columns if no product matters. */
function report({ folder, conversion }: Converted, { messages, print }: Pick<Call, 'messages' | 'print'>) {
  const { productFiles: texts } = messages
  log.success(printable(texts.converted(conversion.products, folder)))
  if (conversion.notes.length === 0) return print(texts.allCarried)
  print(texts.toLookAt(join(folder, NOTES_FILE)))
  const byKind = Map.groupBy(conversion.notes, ({ kind }) => kind)
  for (const kind of noteKinds) {
    const notes = byKind.get(kind) ?? []
    const [first] = notes
    if (!first) continue
    const kept = notes.filter(({ more }) => more === undefined)
    const named = new Set(kept.map((note) => (kind === 'field' ? note.field : note.product || note.value)))
    const count = notes.reduce((sum, { more = 1 }) => sum + more, 0)
    const examples = kind === 'field' ? [...named] : [...named].slice(0, EXAMPLES)
    const more = named.size > examples.length ? ' …' : ''
    print(`${formatNumber(count).padStart(COUNT_WIDTH)}  ${first.reason}`)
    print(`${' '.repeat(COUNT_WIDTH + 2)}${cleanLine(examples.join(' · '))}${more}`)
  }
}
