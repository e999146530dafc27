import { readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import postcss from 'postcss'
import parse from 'postcss-selector-parser'
import { filesBelow } from '../steps/files-below.mjs'

const folders = ['apps/storefront/src', 'packages/ui/src']

/**
 * Finds classes that are global, used but not defined, or defined but not used, and CSS modules that are read in a way that
 * cannot be followed. Stylelint sees one file at a time; this needs stylesheets and components together.
 * @param {string} root
 * @returns {Promise<string[]>} a sentence each, with the paths from `root`
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
        if (used === null) wrong.push(`${file} uses ${name} otherwise than as ${name}.someClass`)
        else if (!module?.defined.has(used))
          wrong.push(`${file} uses ${name}.${used}, which ${path} does not define`)
      }
    }
  }
  for (const [file, { unused }] of modules)
    for (const name of unused) wrong.push(`${file} defines "${name}", which nobody uses`)
  return wrong.sort()
}

/**
 * The classes of a CSS module, without those in `:global()`; a class that another one composes is used.
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
 * The classes that code reads of an imported module; null for a use that cannot be followed, such as `styles[name]`.
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
 * The words in the strings of `className` attributes, those of template strings without what is filled in.
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
 * Where the brace that was opened before `start` is closed.
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
