import type { BreadcrumbList } from 'schema-dts'
import { localizedPath } from '../i18n/localized-path.ts'
import type { PageContext } from '../layout/page-context.ts'

/**
 * The way to a page from home on, as its breadcrumb shows it.
 * @param trail as the breadcrumb is given it: the last entry is the page itself and needs no path
 */
export function breadcrumbList(
  { locale, origin, messages }: Pick<PageContext, 'locale' | 'origin' | 'messages'>,
  trail: readonly { name: string; to?: string }[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: messages.layout.home, to: '/' }, ...trail].map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(to === undefined ? {} : { item: new URL(localizedPath(locale, to), origin).href }),
    })),
  }
}
