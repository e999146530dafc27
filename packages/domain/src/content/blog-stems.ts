import { searchStems } from '../text/fold.ts'

/** One language of a post: title and excerpt are plain text, content is HTML. */
type BlogText = { title: string; excerpt: string; content: string }

/** Longer stems are dropped: PostgreSQL accepts at most 2 KB. */
const MAX_STEM_LENGTH = 100

/** Returns the distinct search stems of a post in both languages. */
export function blogStems(texts: readonly BlogText[]): string[] {
  const words = texts.map(
    ({ title, excerpt, content }) => `${title} ${excerpt} ${content.replace(/<[^>]*>/g, ' ')}`,
  )
  return [...new Set(searchStems(words.join(' ')))].filter((stem) => stem.length <= MAX_STEM_LENGTH)
}
