import { withoutComments } from './css-classes.mjs'
import { pageSources } from './page-sources.mjs'

/**
 * Selectors in which what an ancestor has (`:has()`) decides on elements that have nothing of their own to be known by. A browser
 * then looks at every element below that ancestor anew whenever something comes into it: at the whole page, while it reads it.
 * @param {string} css
 * @returns {string[]} each selector, as it stands there
 */
export function wideSelectors(css) {
  const plain = withoutComments(css).replace(/"[^"]*"/g, '""')
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selectors = '']) => partsAt(selectors, ','))
    .filter((selector) => {
      const compounds = partsAt(selector, ' >+~')
      return compounds.slice(0, -1).some((one) => one.includes(':has(')) && isNameless(compounds.at(-1) ?? '')
    })
}

/** Whether a compound has no tag, class, id or attribute, whatever its pseudo-classes ask. `:is()` has what each of its own has. */
function isNameless(/** @type {string} */ compound) {
  let rest = compound
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest
      .replace(/:{1,2}(?!is\(|where\()[\w-]+(?:\([^()]*\))?/g, '')
      .replace(/:(?:is|where)\(([^():]*)\)/g, (_, list) => (list.split(',').every(isNamed) ? 'named' : ''))
  }
  return !isNamed(rest)
}

/** Whether it begins with a name or a class, an id or an attribute. */
function isNamed(/** @type {string} */ compound) {
  return /[\w.#[]/.test(compound)
}

/**
 * What stands between separators that are in no brackets.
 * @param {string} text
 * @param {string} separators
 */
function partsAt(text, separators) {
  const parts = ['']
  let depth = 0
  for (const letter of text.trim().replace(/\s+/g, ' ')) {
    if ('(['.includes(letter)) depth += 1
    if (')]'.includes(letter)) depth -= 1
    if (depth === 0 && separators.includes(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/**
 * Where the pages have such selectors.
 * @param {string} root
 * @returns {Promise<string[]>} a sentence each, with the paths from `root`
 */
export async function pagesWideSelectors(root) {
  return [...(await pageSources(root))]
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, css]) =>
      wideSelectors(css).map(
        (found) => `${file} has every element looked at: name what the end of this is about: ${found}`,
      ),
    )
    .sort()
}
