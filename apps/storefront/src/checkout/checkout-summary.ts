import { createIsomorphicFn } from '@tanstack/react-start'
import { type PageContext, pageDescriptions, type PageSummary } from '../head/page-head.ts'

/** What messengers are told of the checkout, which search engines leave out. */
export const checkoutSummary = createIsomorphicFn().server(
  ({ locale }: PageContext): PageSummary => ({ description: pageDescriptions[locale].checkout }),
)
