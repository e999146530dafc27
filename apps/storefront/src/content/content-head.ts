import { type PageContext, type PageMatch, pageContext } from '../layout/page-context.ts'
import { type PageDescription, pageHead } from '../layout/page-head.ts'
import type { PageSummary } from '../layout/page-summary.ts'

/** What a route's head is given, where the loader says how the page names itself. */
type Loaded<View> = { matches: readonly PageMatch[]; loaderData?: View | undefined }

/**
 * The head of a page whose loader names it; of a page that is not there, none.
 * @param summarize what search engines and messengers are told of it; in a browser it tells nothing
 */
export function contentHead<View extends { head: PageDescription }>(
  summarize: (view: View, context: PageContext) => PageSummary | undefined,
) {
  return ({ matches, loaderData }: Loaded<View>) =>
    loaderData ? pageHead(matches, loaderData.head, summarize(loaderData, pageContext(matches))) : {}
}
