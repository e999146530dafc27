import { removeContent } from '@zayy/shop/catalogue-files/edits/change-content'
import type { ContentKind } from '@zayy/shop/catalogue-files/edits/content-kinds'
import { defineCommand } from '../../command-line/command.ts'
import { reportEdit } from '../../edits/report-edit.ts'
import { withShop } from '../../open-shop.ts'

/** `shop pages remove SLUG` and the like, after confirmation. Exit code 1: the slug is unknown, or the shop needs the item. */
export function remove(kind: ContentKind) {
  return defineCommand({
    help: ({ contentCommands, commandLine: { edits } }) => ({
      summary: contentCommands[kind].remove,
      descriptions: { SLUG: contentCommands.slug, 'dry-run': edits.dryRun },
    }),
    operands: ['SLUG'],
    flags: ['dry-run'],
    standard: ['json', 'yes', 'by'],
    async run(call) {
      const { env, locale, by, flag, operands, messages, confirm } = call
      const slug = operands.SLUG
      const dryRun = flag('dry-run')
      if (!dryRun) await confirm(messages.contentCommands[kind].question(slug))
      const options = { by, locale, dryRun }
      const result = await withShop(env, 'change', (shop) => removeContent(shop, { kind, slug }, options))
      reportEdit(result, slug, dryRun, call)
    },
  })
}
