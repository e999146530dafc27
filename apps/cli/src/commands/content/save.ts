import { changeContent } from '@zayy/shop/catalogue-files/edits/change-content'
import { type ContentKind, contentFields, isImageField } from '@zayy/shop/catalogue-files/edits/content-kinds'
import { defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { reportEdit } from '../../edits/report-edit.ts'
import { withShop } from '../../open-shop.ts'
import { hasArticles, optionOf, readGivenContent } from './read-given-content.ts'

/** `shop pages add SLUG`, `shop pages edit SLUG` and the like. Exit code 1: a field is invalid, and nothing was changed. */
export function save(kind: ContentKind, mode: 'add' | 'edit') {
  const articles = hasArticles(kind) ? { ar: 'FILE', en: 'FILE' } : {}
  const fields = contentFields[kind].map((field) => [optionOf(field), isImageField(field) ? 'FILE' : 'TEXT'])
  const texts: Record<string, string> = {
    ...articles,
    ...Object.fromEntries(fields),
    file: 'FILE',
    ...(mode === 'edit' ? { clear: 'FIELD' } : {}),
  }
  return defineCommand({
    help: ({ contentCommands, commandLine: { edits } }) => ({
      ...descriptionsOf(kind, contentCommands),
      summary: contentCommands[kind][mode],
      details: hasArticles(kind) ? contentCommands.articleDetails : contentCommands.details,
      'dry-run': edits.dryRun,
    }),
    operands: ['SLUG'],
    texts,
    flags: ['dry-run'],
    standard: ['json', 'by'],
    async run(call) {
      const { env, locale, by, flag, operands } = call
      const slug = operands.SLUG
      const dryRun = flag('dry-run')
      const given = await readGivenContent(kind, slug, call)
      const options = { by, locale, dryRun }
      const result = await withShop(env, 'change', (shop) =>
        changeContent(shop, { kind, mode, slug, ...given }, options),
      )
      reportEdit(result, slug, dryRun, call)
    },
  })
}

function descriptionsOf(
  kind: ContentKind,
  contentCommands: CommandMessages['contentCommands'],
): Record<string, string> {
  const { slug, ar, en, file, clear, fields } = contentCommands
  const ofFields = contentFields[kind].map((field) => [optionOf(field), fields[field]])
  return { SLUG: slug, ar, en, file, clear, ...Object.fromEntries(ofFields) }
}
