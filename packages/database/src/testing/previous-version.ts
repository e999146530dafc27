import { appendFile, cp, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConnectionTarget } from '@zayy/platform/postgres/connection-pool'
import { migrateDatabase, wantedVersion } from '@zayy/platform/postgres/migrate'
import { MIGRATIONS } from '../open-shop-database.ts'

/**
 * Migrates an empty database to the version before the newest, without the column `match_days`.
 * @returns the version
 */
export async function migrateToPreviousVersion(target: ConnectionTarget): Promise<number> {
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'zayy-previous-'))
  const folder = temporary.path
  await cp(MIGRATIONS, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal: { entries: { when: number; tag: string }[] } = JSON.parse(await readFile(file, 'utf8'))
  const last = journal.entries.at(-1)
  if (!last) throw new Error('The journal of migrations is empty')
  last.when -= 1
  await writeFile(file, JSON.stringify(journal))
  await appendFile(
    join(folder, `${last.tag}.sql`),
    '--> statement-breakpoint\nALTER TABLE settings DROP COLUMN match_days;\n',
  )
  await migrateDatabase(folder, target)
  return await wantedVersion(folder)
}
