import type { Database } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'

/** Runs `run` in a shop where phase 2 has begun. Its unit makes no documents. */
export async function withEInvoices<Done>(database: Database, run: () => Promise<Done>): Promise<Done> {
  await database.execute(sql`
    insert into zatca_units (environment, state, common_name, certificate, certified_until, sealed_key, sealed_secret, last_hash)
     values ('fake', 'stopped', 'TEST', '', now() + interval '1 year', '', '', '')`)
  try {
    return await run()
  } finally {
    await database.execute(sql`update zatca_units set state = 'retired', because = 'fake'`)
  }
}
