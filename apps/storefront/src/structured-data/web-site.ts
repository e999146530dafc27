import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { localizedPath } from '../i18n/localized-path.ts'
import type { PageContext } from '../layout/page-context.ts'
import { shopName } from './organization.ts'

/** The shop's pages in one language, and where they are searched. */
export function webSite(context: PageContext): WebSite {
  const { locale, origin } = context
  const { '@id': publisher, name } = shopName(context)
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${localizedPath(locale, '/shop')}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    name,
    url: `${origin}${localizedPath(locale, '/')}`,
    inLanguage: locale,
    publisher: { '@id': publisher },
    potentialAction: search,
  }
}
