import { searchStems } from '../text/fold.ts'

/** A text of a post: title and excerpt as they are, content as HTML. */
type BlogText = { title: string; excerpt: string; content: string }

/** Longer words are none: PostgreSQL takes 2 KB at most. */
const longestStem = 100

/** What a post is found by: the stems of its texts in both languages, each once. */
export function blogStems(texts: readonly BlogText[]): string[] {
  const words = texts.map(
    ({ title, excerpt, content }) => `${title} ${excerpt} ${content.replace(/<[^>]*>/g, ' ')}`,
  )
  return [...new Set(searchStems(words.join(' ')))].filter((stem) => stem.length <= longestStem)
}
