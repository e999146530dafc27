/** The documents lead to what there is. */

import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps/root.mjs'

const documents = globSync(['*.md', 'docs/**/*.md', '{bench,torture,deploy}/**/*.md'], {
  cwd: root,
  exclude: (path) => path.endsWith('node_modules'),
})

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Without what stands there as code. */
const proseOf = (path: string) =>
  read(path)
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, 'code')

/** The names by which a page's headings are linked to, as GitHub makes them. */
function anchorsOf(path: string): Set<string> {
  const headings = [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text)
  return new Set(
    headings.map((text) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

test('every link of a document leads to a file, and to a heading in it', () => {
  const links = documents.flatMap((document) =>
    [...proseOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => ({ document, target })),
  )
  const inside = links.filter(({ target }) => !/^[a-z]+:/.test(target))
  expect(inside.length).toBeGreaterThan(50)
  const broken = inside.filter(({ document, target }) => {
    const [file = '', anchor] = target.split('#')
    const path = file === '' ? document : join(dirname(document), file)
    if (!existsSync(join(root, path))) return true
    return anchor !== undefined && (statSync(join(root, path)).isDirectory() || !anchorsOf(path).has(anchor))
  })
  expect(broken).toEqual([])
})

test('the tests that security.md names for its promises are there', () => {
  const rows = read('docs/security.md').matchAll(/^\|.*\| ([^|]+) \|$/gm)
  const missing: string[] = []
  let named = 0
  for (const [, last = ''] of rows) {
    let folder = ''
    for (const name of last.match(/[\w/.-]+\.(?:test|spec)\.ts|torture\/[\w-]+/g) ?? []) {
      named += 1
      // The second of a folder is named without it.
      const path = name.includes('/') ? name : join(folder, name)
      folder = dirname(path)
      if (!existsSync(join(root, path))) missing.push(name)
    }
  }
  expect(named).toBeGreaterThan(40)
  expect(missing).toEqual([])
})
