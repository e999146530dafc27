/** A light stemmer: strips article and endings, so that a plural finds its singular. */

/** Articles, each with the minimum letters that must remain: «بالطو» is a coat, not a word with an article. */
const ARTICLES: readonly (readonly [prefix: string, leaves: number])[] = [
  ['وال', 2],
  ['بال', 3],
  ['كال', 3],
  ['فال', 3],
  ['ال', 2],
  ['لل', 2],
]
/**
 * Folded words that are never stemmed, because their stem belongs to another word: Riyadh and sports, dress and vest, chiffon
 * and chef, surgery and work.
 */
const WHOLE = new Set(['الرياض', 'فستان', 'شيفون', 'عمليات'])
const ENDINGS = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي']

/**
 * Returns the stem of a folded word. Arabic: removes one article if at least 2 or 3 letters remain, then in one pass each ending
 * that leaves at least 3. Latin: removes a plural s. A bare و, ب, ف, ك or ل stays: it is often part of the word (بنطلون).
 */
export function stem(word: string): string {
  if (/^[a-z]+$/.test(word)) return latinStem(word)
  if (!/^[\u0621-\u064A]+$/.test(word)) return word
  if (WHOLE.has(word)) return word
  const [article = ''] =
    ARTICLES.find(([prefix, leaves]) => word.startsWith(prefix) && word.length - prefix.length >= leaves) ??
    []
  const bare = word.slice(article.length)
  if (WHOLE.has(bare)) return bare
  return ENDINGS.reduce(
    (rest, ending) =>
      rest.endsWith(ending) && rest.length - ending.length >= 3 ? rest.slice(0, -ending.length) : rest,
    bare,
  )
}

function latinStem(word: string): string {
  if (word.length < 4) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}
