import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ImageStore } from '@zayy/platform/images/image-store'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { importCatalogue } from '@zayy/shop/catalogue-files/import/import-catalogue'
import type { ImportIssue } from '@zayy/shop/catalogue-files/import/import-issues'
import { seededRandom } from '../harness/seeded-random.ts'
import { type Edit, type Files, type Mistake, randomMistake } from './mistakes.ts'

const demo = fileURLToPath(new URL('../../demo', import.meta.url))

/** A mistake that the import did not report at its place, with the issues that it did report. */
export type Missed = { seed: number; what: string; place: string; said: string[] }

/**
 * Makes each mistake in a copy of the demo folder and checks the folder against the demo shop, without importing it.
 * @param database has the demo catalogue
 * @param folder an empty folder
 * @param onMissed called at once for each mistake that is not named
 */
export async function makeMistakes(
  { database, images, folder }: { database: PooledDatabase; images: ImageStore; folder: string },
  seeds: readonly number[],
  onMissed: (missed: Missed) => void = () => {},
): Promise<{ made: number; missed: Missed[]; control: number }> {
  await cp(demo, folder, { recursive: true })
  const files = await textsOf(folder)
  const check = async (): Promise<{ said: ImportIssue[]; ended: string | null }> => {
    const warnings: ImportIssue[] = []
    try {
      const result = await importCatalogue(folder, {
        database,
        images,
        dryRun: true,
        isDemo: true,
        onWarnings: (found) => warnings.push(...found) > 0,
      })
      return { said: [...(result.done ? [] : result.issues), ...warnings], ended: null }
    } catch (error) {
      return { said: [], ended: String(error) }
    }
  }
  const missed: Missed[] = []
  const control = (await check()).said.length
  for (const seed of seeds) {
    const mistake = await randomMistake(files, seededRandom(seed))
    const restore = await edit(folder, mistake.edit)
    const { said, ended } = await check()
    await restore()
    if (ended === null && said.some((issue) => isNamed(issue, mistake))) continue
    const { what, file, row, column } = mistake
    const shown = said
      .slice(0, 4)
      .map((issue) => [issue.file, issue.row, issue.column, issue.reason].join(' '))
    const one = { seed, what, place: [file, row, column].join(' '), said: ended === null ? shown : [ended] }
    missed.push(one)
    onMissed(one)
  }
  return { made: seeds.length, missed, control }
}

function isNamed(issue: ImportIssue, { file, row, column, mentions }: Mistake): boolean {
  if (mentions !== undefined)
    return issue.reason.includes(mentions) && issue.row !== null && issue.column !== null
  if (issue.file !== file || (row !== undefined && issue.row !== row)) return false
  return column === undefined || issue.column === column
}

async function textsOf(folder: string): Promise<Files> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:csv|md)$/.test(name))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']))
}

/** Edits the folder. Returns a function that undoes it. */
async function edit(folder: string, changes: Edit): Promise<() => Promise<void>> {
  const before = await Promise.all(
    Object.keys(changes).map(
      async (name) => [name, await readFile(join(folder, name)).catch(() => null)] as const,
    ),
  )
  await apply(folder, Object.entries(changes))
  return () => apply(folder, before)
}

async function apply(
  folder: string,
  changes: readonly (readonly [string, string | Uint8Array | null])[],
): Promise<void> {
  // Removes files first, because some systems take two spellings of a name for the same file.
  for (const [name, content] of changes) if (content === null) await rm(join(folder, name), { force: true })
  for (const [name, content] of changes) {
    if (content === null) continue
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}
