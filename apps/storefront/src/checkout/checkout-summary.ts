import { createIsomorphicFn } from '@tanstack/react-start'
import type { PageContext } from '../layout/page-context.ts'
import type { PageSummary } from '../layout/page-summary.ts'
import { pageDescriptions } from '../layout/page-descriptions.ts'

/** What messengers are told of the checkout, which search engines leave out. */
export const checkoutSummary = createIsomorphicFn().server(
  ({ locale }: PageContext): PageSummary => ({ description: pageDescriptions[locale].checkout }),
)
