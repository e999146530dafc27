import type { Thing } from 'schema-dts'

/**
 * What search engines and messengers are told of a page besides its title and address. They read what the server sent: it is
 * made by functions of the server alone (`createIsomorphicFn().server`), so that no browser loads their code and words.
 */
export type PageSummary = {
  /** One or two sentences as plain text; at most 160 characters are told. */
  description: string
  /** What kind of page it is to messengers (ogp.me); left out: `website`. */
  type?: 'product' | 'article'
  /** Of an article: ISO 8601. */
  published?: string
  /** The picture of the page's card, as the API gives it; left out: the shop's own card. */
  picture?: { url: string; alt: string }
  /** What the page holds, for search engines (schema.org). */
  things?: readonly Thing[]
}
