import { readdirSync } from 'node:fs'
import { relative } from 'node:path'

/** From here on a place has two letters and does not begin with an a: names such as "ads" are hidden by ad blockers. */
const FIRST_INDEX = 104
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Names the classes of CSS modules for browsers: two letters for the module, by its place among all, and one or more for
 * the class, by its place in the module. Markup and scripts carry them on every page, and names that begin alike compress
 * well. Pages and scripts, which are built apart, get the same names.
 * @param root where the sources of all modules are
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const modules = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/]src[\\/].*\.module\.css$/.test(file) && !file.includes('node_modules'))
    .sort()
  const classes = new Map<string, string[]>()
  return (name, file) => {
    const path = relative(root, file.split('?')[0] ?? file)
    if (!modules.includes(path)) modules.push(path)
    const names = classes.get(path) ?? []
    classes.set(path, names)
    if (!names.includes(name)) names.push(name)
    return `${inLetters(FIRST_INDEX + modules.indexOf(path))}${inLetters(names.indexOf(name))}`
  }
}

/** A whole number of 0 or more in base 52. */
function inLetters(value: number): string {
  const rest = Math.floor(value / LETTERS.length)
  return (rest > 0 ? inLetters(rest) : '') + LETTERS.charAt(value % LETTERS.length)
}
