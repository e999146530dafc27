import type { ItemList } from 'schema-dts'
import { localizedPath } from '../i18n/localized-path.ts'
import type { PageContext } from '../layout/page-context.ts'

/**
 * The pages that a list leads to, in their order.
 * @param list `paths` without `/en`; `first` is the place of the first of them in the whole list, counted from 1
 */
export function itemList(
  { locale, origin }: Pick<PageContext, 'locale' | 'origin'>,
  { paths, total, first = 1 }: { paths: readonly string[]; total: number; first?: number },
): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: first + index,
      url: new URL(localizedPath(locale, path), origin).href,
    })),
  }
}
