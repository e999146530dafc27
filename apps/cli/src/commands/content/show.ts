import type { ContentKind } from '@zayy/shop/catalogue-files/edits/content-kinds'
import { listContent } from '@zayy/shop/catalogue-files/edits/list-content'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'

/** `shop pages show SLUG` and the like. `edit --file` reads its JSON. Exit code 1: the slug is unknown. */
export function show(kind: ContentKind) {
  return defineCommand({
    help: ({ contentCommands }) => ({ summary: contentCommands[kind].show, SLUG: contentCommands.slug }),
    operands: ['SLUG'],
    standard: ['json'],
    async run({ operands, env, messages, json, print }) {
      const asked = operands.SLUG
      const items = await withShop(env, 'read', ({ database }) => listContent(database, kind))
      const item = items.find(({ slug }) => slug === asked)
      if (!item) throw new CommandFailure(messages.contentCommands.unknown(asked))
      const { slug, fields } = item
      const lines = Object.entries(fields).map(([field, text]) => `${field}: ${text}`)
      print(json ? JSON.stringify({ slug, ...fields }, null, 2) : lines.join('\n'))
    },
  })
}
