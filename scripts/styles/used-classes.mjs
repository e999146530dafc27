import { endOfBlock } from './css-classes.mjs'

/**
 * Where a file imports CSS modules from.
 * @param {string} code
 * @returns {{ name: string, path: string }[]}
 */
export function importedModules(code) {
  return [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)].map(
    ([, name = '', path = '']) => ({ name, path }),
  )
}

/**
 * The classes that code reads of an imported module; null for a use that cannot be followed, such as `styles[name]`.
 * @param {string} code
 * @param {string} name under which the module is imported
 * @returns {(string | null)[]}
 */
export function classesRead(code, name) {
  const rest = withoutComments(code).replace(/^import .*$/gm, '')
  const uses = rest.matchAll(new RegExp(`(?<![\\w.'"/<-])${name}\\b(\\??\\.)?(\\w*)`, 'g'))
  return [...uses].map(([, dot, used = '']) => (dot ? used : null))
}

/**
 * The words in the strings of `className` attributes, those of template strings without what is filled in.
 * @param {string} code
 * @returns {string[]}
 */
export function plainClassNames(code) {
  const text = withoutComments(code)
  const values = [...text.matchAll(/\b\w*[cC]lassName=("[^"]*"|\{)/g)].map((match) => {
    const start = match.index + match[0].length
    return match[1] === '{' ? text.slice(start, endOfBlock(text, start) - 1) : (match[1] ?? '')
  })
  return values.flatMap((value) =>
    [
      ...value.replace(/\$\{[^}`]*\}/g, ' ').matchAll(/[!=]== (?:'[^']*'|"[^"]*")|(["'`])([^"'`]*)\1/g),
    ].flatMap(([, , words = '']) => words.split(/\s+/).filter(Boolean)),
  )
}

/** @param {string} code */
function withoutComments(code) {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<![:'"`\w])\/\/.*$/gm, '')
}
