import { sql } from 'drizzle-orm'
import type { Database } from '../../postgres/database.ts'

/**
 * Returns whether PostgreSQL archives its WAL, and since when it has failed; null if the last attempt succeeded. WAL
 * that is not archived stays in the database folder until the disk is full.
 */
export async function readArchiver(
  database: Database,
): Promise<{ isOn: boolean; failingSince: Date | null }> {
  const { rows } = await database.execute(
    sql`select current_setting('archive_mode') <> 'off' as on,
      case when last_failed_time > coalesce(last_archived_time, '-infinity') then last_failed_time::text end as failed
      from pg_stat_archiver`,
  )
  const failed = rows[0]?.failed
  return { isOn: rows[0]?.on === true, failingSince: failed ? new Date(String(failed)) : null }
}
