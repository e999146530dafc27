import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { refuseForeignFolder } from './refuse-foreign-folder.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

/** A folder that holds these empty files, removed when the test ends. */
async function folderWith(files: readonly string[]): Promise<string> {
  const folder = await temporaryFolder()
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), '')
  }
  return folder
}

test.each([
  ['nothing', []],
  ['what a new disk brings along', ['lost+found/x']],
  ['what a first start left that did not come to its end', ['cache/x', 'postgres/lock']],
  ['a shop on a database elsewhere', ['secrets.json', 'media/x']],
  ['a copy that an import left', ['import-a1/files/products.csv']],
  ['a shop, with a file that its operator laid there', ['postgres/cluster/PG_VERSION', 'notes.txt']],
])('accepts a folder with %s as the shop’s', async (_, files) => {
  await expect(refuseForeignFolder(await folderWith(files))).resolves.toBeUndefined()
})

test.each([
  ['somebody’s files', ['notes.txt'], '"notes.txt"'],
  ['a system’s folders, some of them named like the shop’s', ['cache/x', 'log/x', 'mail/root'], '"log"'],
  ['a home called postgres', ['postgres/.profile', 'alice/.profile'], '"alice"'],
  ['a name that would break the line', ['a\nb'], '"a\\nb"'],
])('rejects a folder with %s in one line', async (_, files, named) => {
  const folder = await folderWith(files)
  const refusal = refuseForeignFolder(folder)
  await expect(refusal).rejects.toMatchObject({ name: 'DatabaseStartupError' })
  await expect(refusal).rejects.toThrow(
    `DATA_DIR ${folder} holds other things than a shop's, such as ${named}, which would be given to another user: set it to an empty folder, or to one that is not there yet`,
  )
})

test.each([
  ['every user may write', 0o777],
  ['every user may write, each their own as in /tmp', 0o1777],
])('rejects a folder in which %s, even if it is empty', async (_, mode) => {
  const folder = await folderWith([])
  await chmod(folder, mode)
  await expect(refuseForeignFolder(folder)).rejects.toThrow(`Every user may write in DATA_DIR ${folder}: `)
})

test('resolves a link to its folder', async () => {
  const folder = await folderWith(['notes.txt'])
  const link = join(await folderWith([]), 'data')
  await symlink(folder, link)
  await expect(refuseForeignFolder(link)).rejects.toThrow(`DATA_DIR ${link} holds other things`)
})
