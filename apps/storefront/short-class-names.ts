import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** From this index on a prefix has two letters and does not begin with "a": ad blockers hide classes such as "ads". */
const FIRST_INDEX = 104
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Names the classes of CSS modules: two letters for the module, by its index among all, and one or more for the class.
 * The order is deterministic, because the server and client builds need equal names.
 * @param root of the project
 * @param folders of all modules, relative to `root`. Elsewhere are tens of thousands of files of libraries.
 */
export function shortClassNames(
  root: string,
  folders: readonly string[],
): (name: string, file: string) => string {
  const modules = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => file.endsWith('.module.css'))
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

/** Base 52. */
function inLetters(value: number): string {
  const rest = Math.floor(value / LETTERS.length)
  return (rest > 0 ? inLetters(rest) : '') + LETTERS.charAt(value % LETTERS.length)
}
