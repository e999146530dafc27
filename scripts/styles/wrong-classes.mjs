import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, posix, relative } from 'node:path'

const folders = ['apps/storefront/src', 'packages/ui/src']

/**
 * What is wrong with the classes of the pages: one that is used and not defined, one that is defined and not used, and a
 * CSS module that is read in a way that cannot be followed.
 * @param {string} root
 * @returns {Promise<string[]>} a sentence each, with the paths from `root`
 */
export async function wrongClasses(root) {
  const files = (await Promise.all(folders.map((folder) => filesBelow(root, folder)))).flat()
  const texts = new Map(
    await Promise.all(
      files.map(async (file) => /** @type {const} */ ([file, await readFile(join(root, file), 'utf8')])),
    ),
  )
  const modules = new Map(
    [...texts]
      .filter(([file]) => file.endsWith('.module.css'))
      .map(([file, text]) => [
        file,
        { defined: classesOf(text), used: /** @type {Set<string>} */ (new Set()) },
      ]),
  )
  const shared = new Map(
    [...texts]
      .filter(([file]) => file.endsWith('.css') && !file.endsWith('.module.css'))
      .flatMap(([file, text]) => [...classesOf(text)].map((name) => /** @type {const} */ ([name, file]))),
  )
  /** @type {string[]} */
  const wrong = []
  const words = new Set()
  for (const [file, text] of texts) {
    if (file.endsWith('.module.css')) {
      for (const name of globalClassesOf(text)) {
        if (!shared.has(name) && !isOfALibrary(name))
          wrong.push(`${file} styles "${name}", which nobody defines`)
      }
    } else if (isCode(file)) {
      wrong.push(...wrongUses(file, withoutComments(text), modules))
      for (const name of classNamesIn(text)) {
        if (!shared.has(name)) wrong.push(`${file} uses the class "${name}", which nobody defines`)
      }
      for (const name of wordsOf(text)) words.add(name)
    }
  }
  for (const [file, { defined, used }] of modules) {
    for (const name of defined)
      if (!used.has(name)) wrong.push(`${file} defines "${name}", which nobody uses`)
  }
  for (const [name, file] of shared) {
    if (!words.has(name) && !isOfALibrary(name)) wrong.push(`${file} defines "${name}", which nobody uses`)
  }
  return wrong.sort()
}

/** @param {string} file */
function isCode(file) {
  return /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file)
}

/** @param {string} text */
function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<![:'"`\w])\/\/.*$/gm, '')
}

/**
 * The words of all strings: a class of the shared stylesheets may be chosen anywhere.
 * @param {string} text
 */
function wordsOf(text) {
  return [...text.matchAll(/"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g)].flatMap(([, double, single, template]) =>
    withoutFilled(double ?? single ?? template ?? '').split(/\s+/),
  )
}

/**
 * Notes in `modules` which classes a file uses.
 * @param {string} file
 * @param {string} text
 * @param {Map<string, { defined: Set<string>, used: Set<string> }>} modules
 * @returns {string[]}
 */
function wrongUses(file, text, modules) {
  /** @type {string[]} */
  const wrong = []
  for (const [line, name = '', path = ''] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)) {
    const module = modules.get(moduleAt(file, path))
    if (!module) {
      wrong.push(`${file} imports ${path}, which is not there`)
      continue
    }
    const rest = text.replace(line, '')
    for (const [, dot, used = ''] of rest.matchAll(
      new RegExp(`(?<![\\w.'/-])${name}\\b(\\??\\.)?(\\w*)`, 'g'),
    )) {
      if (!dot) wrong.push(`${file} uses ${name} otherwise than as ${name}.someClass`)
      else if (module.defined.has(used)) module.used.add(used)
      else wrong.push(`${file} uses ${name}.${used}, which ${path} does not define`)
    }
  }
  return wrong
}

/**
 * The words in the strings of `className` attributes, those of template strings without what is filled in.
 * @param {string} text
 */
function classNamesIn(text) {
  const values = [...text.matchAll(/\b\w*[cC]lassName=("[^"]*"|\{)/g)].map((match) =>
    match[1] === '{' ? bracesAt(text, match.index + match[0].length) : (match[1] ?? ''),
  )
  return values.flatMap((value) =>
    [...withoutFilled(value).matchAll(/[!=]== (?:'[^']*'|"[^"]*")|(["'`])([^"'`]*)\1/g)].flatMap(
      ([, , words = '']) => words.split(/\s+/).filter(Boolean),
    ),
  )
}

/** @param {string} value */
function withoutFilled(value) {
  return value.replace(/\$\{[^}`]*\}/g, ' ')
}

/**
 * @param {string} text
 * @param {number} start behind the opening brace
 */
function bracesAt(text, start) {
  let depth = 1
  let end = start
  for (; depth > 0 && end < text.length; end += 1) {
    if (text[end] === '{') depth += 1
    else if (text[end] === '}') depth -= 1
  }
  return text.slice(start, end - 1)
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

/** What a library names its classes itself. @param {string} name */
function isOfALibrary(name) {
  return name.startsWith('Toastify')
}

/** @param {string} css */
function classesOf(css) {
  return namesIn(selectorsOf(css).replace(/:global\([^)]*\)/g, ' '))
}

/** @param {string} css */
function globalClassesOf(css) {
  return namesIn([...selectorsOf(css).matchAll(/:global\(([^)]*)\)/g)].map(([, inner]) => inner).join(' '))
}

/** @param {string} selectors */
function namesIn(selectors) {
  return new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))
}

/**
 * All that stands before a brace, without comments, strings and addresses.
 * @param {string} css
 */
function selectorsOf(css) {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)|"[^"]*"/g, '')
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => (selector.trim().startsWith('@') ? '' : selector))
    .join(' ')
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function filesBelow(root, folder) {
  const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}
