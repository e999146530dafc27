/** "The word without its article and its endings", lightly: enough that a plural finds its singular. */

/** Each with the fewest letters that it leaves: «بالطو» is a coat, not something with an article. */
const ARTICLES: readonly (readonly [prefix: string, leaves: number])[] = [
  ['وال', 2],
  ['بال', 3],
  ['كال', 3],
  ['فال', 3],
  ['ال', 2],
  ['لل', 2],
]
/** Folded words whose stem is another word's: Riyadh and sports, a dress and a vest, chiffon and a chef, surgery and work. */
const WHOLE = new Set(['الرياض', 'فستان', 'شيفون', 'عمليات'])
const ENDINGS = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي']

/**
 * The stem of one folded word: of an Arabic one without one article before at least 2 or 3 letters, then in
 * one pass without each ending that leaves at least 3; of a Latin one without the s of a plural. A bare و, ب, ف, ك or ل is part of
 * the word as often as not (بنطلون) and stays.
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
