import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { ConnectionTarget } from './connection-pool.ts'
import type { Database, Executor } from './database.ts'
import { DatabaseStartupError } from './database-startup-error.ts'
import { refuseMissingCluster } from './embedded/cluster.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { closeDatabase, openDatabase, openMigratedDatabase } from './open-database.ts'
import { overOwnConnection } from './own-connection.ts'
import { issueOfAddress, type StartupIssue } from './startup-issue.ts'
import { isThroughPooler } from './through-pooler.ts'

/** An open database, with the embedded server if there is one. */
export type AppDatabase = {
  database: Database
  /** Where it is, for connections beside the pool. */
  target: ConnectionTarget
  /** The same database as the role that owns its tables. */
  ownerTarget: ConnectionTarget
  /** The embedded server, for whoever makes backups of all of it; undefined for a server of the operator's own. */
  superuserTarget?: ConnectionTarget
  /** False while an embedded server is being brought back. */
  isUp(): boolean
  /** Closes the connections, then stops the server if it is ours. */
  close(): Promise<void>
}

type DatabaseAccess = 'serve' | 'change' | 'read'

export type AppDatabaseOptions = {
  /** The folder of all migrations. */
  migrations: string
  /** DATABASE_URL: as the role that works with rows; without it the embedded PostgreSQL in `dataDir`/postgres is started, or joined if it runs. */
  url: string | undefined
  /** MIGRATION_DATABASE_URL: as the role that owns the tables; without it, `url` does both. */
  migrationUrl?: string | undefined
  dataDir: string
  /**
   * `serve` makes the database and migrates it; `change` and `read` open one that a server has migrated, and `read` has PostgreSQL
   * refuse every write. Usually `serve`.
   */
  access?: DatabaseAccess
  /** With `serve`: looks at the database as the role that owns the tables, before anything changes it. Its error refuses the database. */
  beforeMigration?: ((database: Executor) => Promise<void>) | undefined
  /** Is told, in a line, what happens that nobody asked for. */
  note?: (line: string) => void
  /** Breaks the start of the embedded PostgreSQL off: none of ours runs then, and its reason is thrown. */
  signal?: AbortSignal | undefined
}

/** Opens the database that the settings name. Errors are `DatabaseStartupError`s of one line. */
export async function openAppDatabase({
  migrations,
  url,
  migrationUrl,
  dataDir,
  access = 'serve',
  beforeMigration,
  note,
  signal,
}: AppDatabaseOptions): Promise<AppDatabase> {
  const open = async (target: ConnectionTarget, owner: ConnectionTarget) => {
    if (access !== 'serve')
      return await openMigratedDatabase(migrations, target, { readOnly: access === 'read' })
    if (beforeMigration) await overOwnConnection(owner, (client) => beforeMigration(drizzle({ client })))
    return await openDatabase(migrations, target, owner)
  }
  if (url) {
    const target = await targetOf('DATABASE_URL', url)
    const owner = migrationUrl ? await targetOf('MIGRATION_DATABASE_URL', migrationUrl) : target
    const database = await open(target, owner).catch((error: unknown) => {
      throw asStartupError('DATABASE_URL', url, error)
    })
    return { database, target, ownerTarget: owner, isUp: () => true, close: () => closeDatabase(database) }
  }
  const folder = join(dataDir, 'postgres')
  if (access !== 'serve') await refuseMissingCluster(folder)
  const server = await startEmbedded(folder, {
    archives: true,
    signal,
    ...(note && { note }),
  })
  try {
    const database = await open(server.target, server.ownerTarget)
    return {
      database,
      target: server.target,
      ownerTarget: server.ownerTarget,
      superuserTarget: server.superuserTarget,
      isUp: server.isUp,
      close: async () => {
        // A query that hangs is not waited for: the server ends it when it stops.
        await Promise.race([closeDatabase(database), pause(1_000)])
        await server.close()
      },
    }
  } catch (error) {
    await server.close()
    throw error
  }
}

/** Where an address leads, and whether through a pooler. Errors are `DatabaseStartupError`s that begin with the setting's name. */
export async function targetOf(name: string, url: string): Promise<ConnectionTarget> {
  try {
    return { url, throughPooler: await isThroughPooler(url) }
  } catch (error) {
    throw asStartupError(name, url, error)
  }
}

function hintFor(issue: StartupIssue | undefined): string {
  if (issue?.kind === 'certificate') return ': add the authority of its certificate as sslrootcert=FILE'
  return issue ? '' : '; it should look like postgres://user:password@host:5432/database'
}

/** In the operator's words, and without the password that the address holds. */
function asStartupError(name: string, url: string, error: unknown): DatabaseStartupError {
  if (error instanceof DatabaseStartupError)
    return new DatabaseStartupError(`${name}: ${error.message}`, error.issue)
  const { host, pathname } = new URL(url)
  // Drizzle repeats the statement, and names the driver's error as its cause.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = (cause as { code?: string }).code
  const message = cause instanceof Error ? cause.message || code : String(cause)
  const issue = issueOfAddress(name, url, cause)
  const hint = hintFor(issue)
  return new DatabaseStartupError(
    `${name}: the PostgreSQL at ${host}${pathname} cannot be used (${message})${hint}`,
    issue,
  )
}
