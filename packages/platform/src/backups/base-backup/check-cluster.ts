import type pg from 'pg'
import type { ConnectionTarget } from '../../postgres/connection-pool.ts'
import { overOwnConnection } from '../../postgres/own-connection.ts'
import type { BackupIssue } from './backup-issue.ts'

/** Number of checked objects, and the problems found. */
export type ClusterCheck = { tables: number; indexes: number; issues: BackupIssue[] }

/**
 * Checks every table and index of a database with PostgreSQL's amcheck: all rows are readable, and each index is
 * ordered and contains every row.
 * @param superuser the database, as a superuser
 * @param signal aborts the check and throws its reason
 */
export async function checkCluster(superuser: ConnectionTarget, signal?: AbortSignal): Promise<ClusterCheck> {
  return await overOwnConnection(superuser, checkAll, signal)
}

async function checkAll(client: pg.Client): Promise<ClusterCheck> {
  await client.query('create extension if not exists amcheck')
  const tables = await namesOf(client, `relkind in ('r', 'm', 't')`)
  const indexes = await namesOf(
    client,
    `relkind = 'i' and relam = (select oid from pg_am where amname = 'btree')`,
  )
  const issues: BackupIssue[] = []
  const issue = (text: string): BackupIssue => ({ kind: 'said', text })
  for (const table of tables) {
    const { rows } = await client.query('select msg from verify_heapam($1::oid::regclass)', [table.oid])
    issues.push(...rows.map(({ msg }) => issue(`${table.name}: ${msg}`)))
  }
  for (const index of indexes) {
    const found = await client.query('select bt_index_check($1::oid::regclass, true)', [index.oid]).then(
      () => [],
      (error: Error) => [issue(`${index.name}: ${error.message}`)],
    )
    issues.push(...found)
  }
  await client.query('drop extension amcheck')
  return { tables: tables.length, indexes: indexes.length, issues }
}

async function namesOf(client: pg.Client, kind: string): Promise<{ oid: number; name: string }[]> {
  const { rows } = await client.query(
    `select oid, oid::regclass::text as name from pg_class where ${kind} and relpersistence = 'p' order by oid`,
  )
  return rows.map(({ oid, name }) => ({ oid: Number(oid), name: String(name) }))
}
