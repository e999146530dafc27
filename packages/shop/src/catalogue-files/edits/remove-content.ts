import { isFixedPage } from '@zayy/domain/content/pages'
import type { ContentKind } from './content-kinds.ts'
import { type EditResult, fieldChanges } from './edit-result.ts'
import { listContent } from './list-content.ts'
import { type EditedShop, type EditOptions, makeEdit } from './make-edit.ts'
import { unstoreContent } from './store-content.ts'

/** Removes a page, a post, a slide or a sponsor. The pages that the shop always has stay. */
export async function removeContent(
  shop: EditedShop,
  { kind, slug }: { kind: ContentKind; slug: string },
  options: EditOptions,
): Promise<EditResult> {
  return await makeEdit(shop, options, { action: `${kind}.remove`, subject: slug }, async (context) => {
    const item = (await listContent(context.transaction, kind)).find((one) => one.slug === slug)
    const isFixed = kind === 'pages' && isFixedPage(slug)
    if (!item || isFixed) {
      context.issues.add({ file: '', column: slug }, ({ content }) =>
        isFixed ? content.fixed : content.unknown,
      )
      return { changes: [] }
    }
    await unstoreContent(context, kind, slug)
    return { changes: fieldChanges(item.fields, null) }
  })
}
