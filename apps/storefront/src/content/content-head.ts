import { type PageDescription, pageHead } from '../layout/page-head.ts'

/** What a route's head is given, where the loader says how the page describes itself. */
type Loaded = { matches: Parameters<typeof pageHead>[0]; loaderData?: { head: ContentHead } | undefined }

/** A page's description, made in its loader, so that no other page loads its code and messages. */
type ContentHead = PageDescription & {
  /** What search engines are told besides (schema.org). */
  jsonLd?: object
}

/** The head of a page whose loader describes it; of a page that is not there, none. */
export function contentHead({ matches, loaderData }: Loaded) {
  if (!loaderData) return {}
  const { jsonLd, ...page } = loaderData.head
  const head = pageHead(matches, page)
  // For search engines alone, which read what the server sent: browsers let no text become a script (Trusted Types).
  return jsonLd && import.meta.env.SSR
    ? { ...head, meta: [...head.meta, { 'script:ld+json': jsonLd }] }
    : head
}
