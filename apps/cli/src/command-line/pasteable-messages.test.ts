import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '../commands.ts'

const root = join(import.meta.dirname, '../../../..')

/** A command without its beginning: `shop orders paid`, or `npm run shop orders paid`, which loses its options. */
const bareCommand = new RegExp(
  `(?<![\\w.@/-])shop (?!-- )(?:[$]\\{|--\\w|(?:${Object.keys(commands).join('|')}|help|setup)\\b)`,
)

test('no text spells a command that cannot be pasted', async () => {
  const folders = [
    'packages/i18n/src',
    'packages/shop/src',
    'packages/platform/src',
    'apps/server/src',
    'apps/cli/src',
  ]
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true }))
        .filter((name) => /(?<!\.test)\.(ts|mjs)$/.test(name))
        .map((name) => join(folder, name)),
    ),
  )
  const found: string[] = []
  for (const file of files.flat()) {
    const text = await readFile(join(root, file), 'utf8')
    for (const [index, line] of text.split('\n').entries()) {
      if (!/^\s*(\/\*\*|\*|\/\/)/.test(line) && bareCommand.test(line))
        found.push(`${file}:${index + 1} ${line.trim()}`)
    }
  }
  expect(found).toEqual([])
  expect('Run “shop orders paid”').toMatch(bareCommand)
  expect('npm run shop orders list --all').toMatch(bareCommand)
  expect('npm run shop -- orders list --all').not.toMatch(bareCommand)
})
