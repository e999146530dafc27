import { createIsomorphicFn } from '@tanstack/react-start'
import type { PageContext } from '../layout/page-context.ts'
import type { PageSummary } from '../layout/page-summary.ts'
import { pageDescriptions } from '../layout/page-descriptions.ts'
import { organization } from '../structured-data/organization.ts'
import { webSite } from '../structured-data/web-site.ts'

/** What search engines and messengers are told of the home page: who the shop is, and how it is searched. */
export const homeSummary = createIsomorphicFn().server((context: PageContext): PageSummary => {
  return {
    description: pageDescriptions[context.locale].home,
    things: [organization(context), webSite(context)],
  }
})
