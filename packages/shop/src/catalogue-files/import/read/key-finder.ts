import { foldText } from '@zayy/domain/text/fold'
import { nearestName } from './nearest-name.ts'

/** Keys compared with a text that is none, and texts compared: a wrong column of a long table has very many. */
const [MAX_KEYS, MAX_TEXTS] = [1_000, 100]

/** Characters. No name is nearly as long. */
const MAX_NAME = 200

/** A key with a name of its row. */
export type NamedKey = { key: string; name: string }

/**
 * Returns a function that finds the key meant by a text that is none. Owners write the name of a category where its slug belongs, such as
 * «قمصان طبية» or `Scrubs`.
 */
export function keyFinder(namedKeys: Iterable<NamedKey>): (text: string) => string | null {
  const byName = new Map<string, string>()
  let left = MAX_TEXTS
  return (text) => {
    if (left-- <= 0) return null
    if (byName.size === 0) for (const { key, name } of namedKeys) byName.set(foldText(name), key)
    const folded = foldText(text.slice(0, MAX_NAME))
    const named = folded === '' ? undefined : byName.get(folded)
    return named ?? nearestName(text, [...new Set(byName.values())].slice(0, MAX_KEYS))
  }
}
