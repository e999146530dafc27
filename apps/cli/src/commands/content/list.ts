import { type ContentKind, contentFields } from '@zayy/shop/catalogue-files/edits/content-kinds'
import { listContent } from '@zayy/shop/catalogue-files/edits/list-content'
import { defineCommand } from '../../command-line/command.ts'
import { textTable } from '../../command-line/text-table.ts'
import { withShop } from '../../open-shop.ts'

/** Columns per kind. Translated fields are shown in the output language. */
const columnsOf = {
  pages: ['title'],
  blogs: ['date', 'category', 'featured', 'title'],
  slides: ['position', 'title', 'link'],
  sponsors: ['position', 'name'],
} as const satisfies Record<ContentKind, readonly string[]>

/** `shop pages list` and the like. */
export function list(kind: ContentKind) {
  return defineCommand({
    help: ({ contentCommands }) => ({ summary: contentCommands[kind].list }),
    standard: ['json'],
    async run({ env, locale, messages, json, columns, print }) {
      const items = await withShop(env, 'read', ({ database }) => listContent(database, kind))
      const { contentCommands } = messages
      if (json) {
        print(items.map(({ slug, fields }) => ({ slug, ...fields })))
      } else if (items.length === 0) {
        print(contentCommands.none)
      } else {
        const names: readonly string[] = contentFields[kind]
        const fields = columnsOf[kind].map((name) => (names.includes(name) ? name : `${name}_${locale}`))
        const headings = [
          { heading: contentCommands.columns.slug, shrinksTo: 10 },
          ...columnsOf[kind].map((name) => ({ heading: contentCommands.columns[name], shrinksTo: 8 })),
        ]
        const rows = items.map((item) => [item.slug, ...fields.map((field) => item.fields[field] ?? '')])
        print(textTable(headings, rows, columns))
      }
    },
  })
}
