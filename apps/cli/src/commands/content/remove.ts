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
      SLUG: contentCommands.slug,
      'dry-run': edits.dryRun,
    }),
    operands: ['SLUG'],
    flags: ['dry-run'],
    standard: ['json', 'yes', 'by'],
    async run(call) {
      const { env, locale, by, flag, operands, messages, confirm } = call
      const slug = operands.SLUG
      const dryRun = flag('dry-run')
      const result = await withShop(env, 'change', async (shop) => {
        const options = { by, locale, dryRun: true }
        const trial = await removeContent(shop, { kind, slug }, options)
        if (dryRun || trial.kind !== 'done') return trial
        await confirm(messages.contentCommands[kind].question(slug))
        return await removeContent(shop, { kind, slug }, { ...options, dryRun: false })
      })
      reportEdit(result, slug, dryRun, call)
    },
  })
}
