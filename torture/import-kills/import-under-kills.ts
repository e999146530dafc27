import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { openShopDatabase } from '@zayy/database/open-shop-database'
import type { Database } from '@zayy/platform/postgres/database'
import { poolOf } from '@zayy/platform/postgres/pool-of'
import { runOwnerCommand } from '../backup/owner-command.ts'
import { seededRandom } from '../harness/seeded-random.ts'

export type Outcome = {
  kills: number
  /** Kills after which the shop was as before; as the folder says; neither. */
  nothing: number
  all: number
  half: number
  /** Temporary files that a killed import left. */
  left: number
  /** Rows removed by hand that the check did not see: it must be 0. */
  unseen: number
}

/**
 * Imports two folders in turn, and kills each import at a random moment. Compares all rows of the catalogue with those before
 * the import and those of a complete one.
 * @param folders with the same products and other texts and prices
 */
export async function importUnderKills(
  dataDir: string,
  folders: readonly [string, string],
  { kills, seed }: { kills: number; seed: number },
): Promise<Outcome> {
  const random = seededRandom(seed)
  await using shop = await openShopDatabase({ url: undefined, dataDir })
  const whole: string[] = []
  let longest = 0
  for (const folder of [...folders, folders[0]]) {
    const start = performance.now()
    const { code, errors } = await importFolder(dataDir, folder)
    if (code !== 0) throw new Error(`The import of ${folder} failed: ${errors}`)
    longest = performance.now() - start
    whole.push(await fingerprint(shop.database))
  }
  const [first, second, again] = whole
  if (first !== again || first === second) throw new Error('The folders do not make two different shops')
  const before = await temporaryFolders()
  const outcome: Outcome = { kills: 0, nothing: 0, all: 0, half: 0, left: 0, unseen: 0 }
  let now = 0
  while (outcome.kills < kills) {
    const { code } = await importFolder(dataDir, folders[1 - now] ?? '', random() * longest)
    const found = await fingerprint(shop.database)
    if (code === null) outcome.kills += 1
    if (found === whole[1 - now]) {
      if (code === null) outcome.all += 1
      now = 1 - now
    } else if (found === whole[now]) outcome.nothing += 1
    else outcome.half += 1
  }
  outcome.left = (await temporaryFolders()).filter((name) => !before.includes(name)).length
  outcome.unseen = await unseenChanges(shop.database)
  return outcome
}

const importFolder = (dataDir: string, folder: string, killAfter?: number) =>
  runOwnerCommand(dataDir, ['import', folder, '--yes'], killAfter)

const tables = [
  ...['products', 'product_translations', 'product_categories', 'product_colours', 'product_sizes'],
  ...['price_tiers', 'product_photos', 'product_photo_translations', 'product_attributes', 'reviews'],
  ...['product_listing', 'search_stems', 'search_words', 'list_bits', 'home_section_products'],
]

/** Returns a hash of the rows of the catalogue, without ids and times, in one snapshot: a commit may still be under way. */
async function fingerprint(database: Database): Promise<string> {
  const hashOf = (table: string) => `(
    select count(*) || ' ' || coalesce(sum(hashtextextended(row::text, 0)::numeric), 0)
    from (select to_jsonb(one) - 'id' - 'changed_at' - 'photo_id' as row from ${table} one) rows)`
  const { rows } = await poolOf(database).query<{ hashes: string[] }>(
    `select array[${tables.map(hashOf).join(', ')}] as hashes`,
  )
  return (rows[0]?.hashes ?? []).join(', ')
}

/** Removes a row from each of several tables and counts the removals that the check misses. */
async function unseenChanges(database: Database): Promise<number> {
  let unseen = 0
  for (const table of ['product_photos', 'product_attributes', 'reviews']) {
    const before = await fingerprint(database)
    const { rows } = await poolOf(database).query<{ ctid: string }>(
      `select ctid::text from ${table} order by random() limit 1`,
    )
    await poolOf(database).query(`delete from ${table} where ctid = $1::tid`, [rows[0]?.ctid])
    if ((await fingerprint(database)) === before) unseen += 1
  }
  return unseen
}

async function temporaryFolders(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith('zayy-import-'))
}
