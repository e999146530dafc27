import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { ConnectionTarget } from './connection-pool.ts'
import type { Database, Executor } from './database.ts'
import { DatabaseStartupError } from './database-startup-error.ts'
import { refuseMissingCluster } from './embedded/cluster.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { refuseNewerDatabase } from './migrate.ts'
import { closeDatabase, openDatabase, openMigratedDatabase } from './open-database.ts'
import { overOwnConnection } from './own-connection.ts'
import { issueOfAddress, type StartupIssue } from './startup-issue.ts'
import { isThroughPooler } from './through-pooler.ts'

/** An open database, with the embedded server if there is one. */
export type AppDatabase = {
  database: Database
  /** Target for connections outside the pool. */
  target: ConnectionTarget
  /** The same database, as the role that owns its tables. */
  ownerTarget: ConnectionTarget
  /** The embedded server as superuser, for physical backups; undefined for an external server. */
  superuserTarget?: ConnectionTarget
  /** False while an embedded server is restarting. */
  isUp(): boolean
  /** Closes the connections, then stops an embedded server. */
  close(): Promise<void>
}

type DatabaseAccess = 'serve' | 'change' | 'read'

export type AppDatabaseOptions = {
  migrations: string
  /**
   * DATABASE_URL, with the app role. Without it, the embedded PostgreSQL in `dataDir`/postgres is started, or joined if
   * it runs.
   */
  url: string | undefined
  /** MIGRATION_DATABASE_URL, with the role that owns the tables. Defaults to `url`. */
  migrationUrl?: string | undefined
  dataDir: string
  /** Opens a database that a newer version of the program has migrated. Default: false. */
  acceptsNewer?: boolean
  /**
   * `serve` creates and migrates the database. `change` and `read` open a migrated one, and `read` makes PostgreSQL
   * reject every write. Defaults to `serve`.
   */
  access?: DatabaseAccess
  /**
   * With `serve`: inspects the database as the owner role before anything changes it. If it throws, the database is not
   * opened.
   */
  beforeMigration?: ((database: Executor) => Promise<void>) | undefined
  /** Called with a line of text for each unexpected event. */
  note?: (line: string) => void
  /** Aborts the start of the embedded PostgreSQL: the server is stopped and the signal's reason thrown. */
  signal?: AbortSignal | undefined
}

/** Opens the database of the settings. Throws `DatabaseStartupError`s of one line. */
export async function openAppDatabase({
  migrations,
  url,
  migrationUrl,
  dataDir,
  acceptsNewer = false,
  access = 'serve',
  beforeMigration,
  note,
  signal,
}: AppDatabaseOptions): Promise<AppDatabase & AsyncDisposable> {
  const open = async (target: ConnectionTarget, owner: ConnectionTarget) => {
    if (access !== 'serve')
      return await openMigratedDatabase(migrations, target, { readOnly: access === 'read', acceptsNewer })
    await overOwnConnection(owner, async (client) => {
      const database = drizzle({ client })
      await beforeMigration?.(database)
      if (!acceptsNewer) await refuseNewerDatabase(migrations, database)
    })
    return await openDatabase(migrations, target, owner)
  }
  if (url) {
    const target = await targetOf('DATABASE_URL', url)
    const owner = migrationUrl ? await targetOf('MIGRATION_DATABASE_URL', migrationUrl) : target
    const database = await open(target, owner).catch((error: unknown) => {
      throw asStartupError('DATABASE_URL', url, error)
    })
    const close = () => closeDatabase(database)
    return { database, target, ownerTarget: owner, isUp: () => true, close, [Symbol.asyncDispose]: close }
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
    const close = async () => {
      // Does not wait for hung queries: the server ends them when it stops. The timer must not delay the end of a command.
      await Promise.race([closeDatabase(database), pause(1_000, undefined, { ref: false })])
      await server.close()
    }
    return { ...server, database, close, [Symbol.asyncDispose]: close }
  } catch (error) {
    await server.close()
    throw error
  }
}

/**
 * Resolves a database URL and detects a pooler. Throws `DatabaseStartupError`s that begin with the name of the setting.
 */
export async function targetOf(name: string, url: string): Promise<ConnectionTarget> {
  try {
    return { url, throughPooler: await isThroughPooler(url) }
  } catch (error) {
    throw asStartupError(name, url, error)
  }
}

function hintFor(issue: StartupIssue | undefined, code: string | undefined): string {
  if (issue?.kind === 'certificate') return ': add the authority of its certificate as sslrootcert=FILE'
  // insufficient_privilege
  return code === '42501'
    ? ': set MIGRATION_DATABASE_URL to the same database as the role that owns its tables'
    : ''
}

/** Words the error for operators, without the password of the URL. */
function asStartupError(name: string, url: string, error: unknown): DatabaseStartupError {
  if (error instanceof DatabaseStartupError)
    return new DatabaseStartupError(`${name}: ${error.message}`, error.issue)
  const { host, pathname } = new URL(url)
  // Drizzle's message repeats the statement; the cause is the driver's error.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = (cause as { code?: string }).code
  const message = cause instanceof Error ? cause.message || code : String(cause)
  const issue = issueOfAddress(name, url, cause)
  const hint = hintFor(issue, code)
  return new DatabaseStartupError(
    `${name}: the PostgreSQL at ${host}${pathname} cannot be used (${message})${hint}`,
    issue,
  )
}
