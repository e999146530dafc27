import { readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import postcss from 'postcss'
import parse from 'postcss-selector-parser'
import { filesBelow } from '../steps/files-below.mjs'

const folders = ['apps/storefront/src', 'packages/ui/src']

/**
 * Finds global, undefined and unused classes, and uses of CSS modules that cannot be analysed. Stylelint sees one file at
 * a time; this needs stylesheets and components together.
 * @param {string} root
 * @returns {Promise<string[]>} messages with paths relative to `root`
 */
export async function wrongClasses(root) {
  const files = (await Promise.all(folders.map((folder) => filesBelow(root, folder)))).flat()
  const wrong = []
  /** @type {Map<string, { defined: Set<string>, unused: Set<string> }>} by path */
  const modules = new Map()
  for (const file of files.filter((name) => name.endsWith('.module.css')))
    modules.set(file, classesOf(await readFile(join(root, file), 'utf8')))
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))) {
    const code = withoutComments(await readFile(join(root, file), 'utf8'))
    for (const name of plainClassNames(code)) wrong.push(`${file} uses the global class "${name}"`)
    for (const [, name = '', path = ''] of code.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)) {
      const module = modules.get(moduleAt(file, path))
      for (const used of classesRead(code, name)) {
        module?.unused.delete(used ?? '')
        if (used === null) wrong.push(`${file} must use ${name} only as ${name}.someClass`)
        else if (!module?.defined.has(used))
          wrong.push(`${file} uses ${name}.${used}, which ${path} does not define`)
      }
    }
  }
  for (const [file, { unused }] of modules)
    for (const name of unused) wrong.push(`${file} defines "${name}", which is unused`)
  return wrong.sort()
}

/**
 * Returns the classes of a CSS module, without those in `:global()`. A class that another one composes counts as used.
 * @param {string} css
 */
function classesOf(css) {
  const sheet = postcss.parse(css)
  /** @type {Set<string>} */
  const defined = new Set()
  sheet.walkRules(({ selector }) => {
    const selectors = parse().astSync(selector)
    selectors.walkPseudos((pseudo) => {
      if (pseudo.value === ':global') pseudo.remove()
    })
    selectors.walkClasses(({ value }) => {
      defined.add(value)
    })
  })
  const unused = new Set(defined)
  sheet.walkDecls('composes', ({ value }) => {
    for (const name of value.split(/\s+/)) unused.delete(name)
  })
  return { defined, unused }
}

/**
 * Returns the classes that code uses of an imported module; null for a use that cannot be analysed, such as `styles[name]`.
 * @param {string} code
 * @param {string} name under which the module is imported
 * @returns {(string | null)[]}
 */
function classesRead(code, name) {
  const uses = code
    .replace(/^import .*$/gm, '')
    .matchAll(new RegExp(`(?<![\\w.'"/<-])${name}\\b(\\??\\.)?(\\w*)`, 'g'))
  return [...uses].map(([, dot, used = '']) => (dot ? used : null))
}

/**
 * Returns the words in the strings of `className` attributes, without placeholders of template strings.
 * @param {string} code
 * @returns {string[]}
 */
function plainClassNames(code) {
  const values = [...code.matchAll(/\b\w*[cC]lassName=("[^"]*"|\{)/g)].map((match) => {
    const start = match.index + match[0].length
    return match[1] === '{' ? code.slice(start, endOfBlock(code, start)) : (match[1] ?? '')
  })
  return values.flatMap((value) =>
    [
      ...value.replace(/\$\{[^}`]*\}/g, ' ').matchAll(/[!=]== (?:'[^']*'|"[^"]*")|(["'`])([^"'`]*)\1/g),
    ].flatMap(([, , words = '']) => words.split(/\s+/).filter(Boolean)),
  )
}

/**
 * Returns the index of the brace that closes the one before `start`.
 * @param {string} text
 * @param {number} start
 */
function endOfBlock(text, start) {
  let depth = 1
  let end = start
  for (; end < text.length; end += 1) {
    if (text[end] === '{') depth += 1
    else if (text[end] === '}') depth -= 1
    if (depth === 0) break
  }
  return end
}

/** @param {string} code */
function withoutComments(code) {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<![:'"`\w])\/\/.*$/gm, '')
}

/**
 * @param {string} file
 * @param {string} path
 */
function moduleAt(file, path) {
  return path.startsWith('@zayy/ui/')
    ? path.replace('@zayy/ui/', 'packages/ui/src/')
    : posix.join(dirname(file), path)
}
