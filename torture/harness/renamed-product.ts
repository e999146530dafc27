import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { checkout } from './shop-server.ts'

const name = 'Nafas V-neck scrub top'
const newName = 'Nafas scrub top renamed'

/** Requests the page of a demo product, so that the server caches it, and returns its URL. */
export async function keptProductPage(address: string): Promise<string> {
  const listed = await fetch(`${address}/en/api/products?search=${encodeURIComponent(name)}`)
  const { data } = (await listed.json()) as { data: { data: { id: number }[] } }
  const page = `${address}/en/product/${data.data[0]?.id}`
  if (!(await textOf(page)).includes(name)) throw new Error('The page does not show the product')
  return page
}

/** Renames that product with `shop import` on the database at `url`. */
export async function renameProduct(dataDir: string, url: string): Promise<void> {
  const folder = `${dataDir}-renamed-demo`
  await cp(join(checkout, 'demo'), folder, { recursive: true })
  const file = join(folder, 'products.csv')
  await writeFile(file, (await readFile(file, 'utf8')).replace(name, newName))
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: url, DATA_DIR: dataDir }
  const importing = [join(checkout, 'apps/cli/src/main.ts'), 'import', folder]
  await promisify(execFile)(process.execPath, importing, { env, timeout: 120_000 })
}

/** Returns the milliseconds until the page shows the new name, or Infinity after `patience` milliseconds. */
export async function untilRenamed(page: string, patience: number): Promise<number> {
  const begun = Date.now()
  for (; Date.now() < begun + patience; await pause(100)) {
    if ((await textOf(page)).includes(newName)) return Date.now() - begun
  }
  return Number.POSITIVE_INFINITY
}

async function textOf(page: string): Promise<string> {
  return await fetch(page).then(
    (answer) => answer.text(),
    () => '',
  )
}
