import { sql } from 'drizzle-orm'
import type { Database } from '../../postgres/database.ts'

/**
 * Whether the database puts its log away, and since when it has failed to; null where its last try did not fail. A log that is
 * not put away stays with the database, until the disk is full.
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
