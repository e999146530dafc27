import { sql } from 'drizzle-orm'
import type { Database } from '../../postgres/database.ts'

/**
 * Returns the time since when PostgreSQL has failed to archive its WAL, or null if the last attempt succeeded. WAL that is not
 * archived stays in the database folder until the disk is full.
 */
export async function archivingFailsSince(database: Database): Promise<Date | null> {
  const { rows } = await database.execute(
    sql`select case when last_failed_time > coalesce(last_archived_time, '-infinity') then last_failed_time::text end as failed
      from pg_stat_archiver`,
  )
  const failed = rows[0]?.failed
  return failed ? new Date(String(failed)) : null
}
