import type pg from 'pg'
import type { ConnectionTarget } from '../../postgres/connection-pool.ts'
import { overOwnConnection } from '../../postgres/own-connection.ts'
import type { BackupIssue } from './backup-issue.ts'

/** What was looked at, and what is wrong with it. */
export type ClusterCheck = { tables: number; indexes: number; issues: BackupIssue[] }

/**
 * Reads every table and every index of a database with PostgreSQL's amcheck: each row can be read, each index is in order and
 * names every row.
 * @param superuser the database, as a superuser
 * @param signal breaks it off; its reason is thrown then
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
