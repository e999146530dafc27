import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartupError } from '../database-startup-error.ts'
import { issueOfLine } from '../startup-issue.ts'
import type { Binaries } from './binaries.ts'
import { isAlive } from './is-alive.ts'
import type { ServerSetup } from './server-setup.ts'
import type { ServerUser } from './server-user.ts'

/** Role of the supervisor. Existing clusters use this name. The shop itself never uses it. */
export const SUPERUSER_ROLE = 'keeper'

/** Name prefix of a cluster that a restore replaced. It stays until the operator deletes it. */
export const REPLACED_PREFIX = 'cluster-before-restore-'

/** Returns a locale with Unicode letters, by its name on this system. */
function arabicLocale(): string {
  if (process.platform === 'darwin') return 'en_US.UTF-8'
  return process.platform === 'win32' ? 'en-US' : 'C.UTF-8'
}

const flags = [
  `--username=${SUPERUSER_ROLE}`,
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  // pg_trgm uses LC_CTYPE with every locale provider. Under C it finds no Arabic letter.
  `--lc-ctype=${arabicLocale()}`,
  '--data-checksums',
  '--wal-segsize=1',
  '--no-instructions',
]

/**
 * Creates the cluster in `folder`/cluster if it is missing. It is built in a draft folder and renamed, so that a crash
 * or a concurrent start leaves no partial cluster.
 * @param lock descriptor of the folder's lock, if we hold it; then no other process creates a cluster
 */
export async function ensureCluster(
  { folder, cluster, user, binaries, quick }: ServerSetup,
  lock: number | undefined,
): Promise<void> {
  if (hasCluster(folder)) return
  await refuseCutShortRestore(folder)
  await removeDrafts(folder, lock !== undefined)
  const draft = join(folder, `draft-${process.pid}-${randomUUID()}`)
  await mkdir(draft, { mode: 0o700 })
  await user.own(draft)
  await run(user, binaries, lock, [
    `--pgdata=${draft}`,
    ...flags,
    ...(process.platform === 'win32'
      ? ['--auth-local=reject', '--auth-host=scram-sha-256', `--pwfile=${join(folder, 'password')}`]
      : ['--auth-local=trust', '--auth-host=reject']),
    ...(quick ? ['--no-sync'] : []),
  ])
  await rename(draft, cluster).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true })
    if (!hasCluster(folder)) throw error
  })
}

export function hasCluster(folder: string): boolean {
  return existsSync(join(folder, 'cluster', 'PG_VERSION'))
}

/**
 * Refuses to start a shop whose database has not been created.
 * @param folder DATA_DIR/postgres
 * @throws DatabaseStartupError
 */
export async function refuseMissingCluster(folder: string): Promise<void> {
  if (hasCluster(folder)) return
  await refuseCutShortRestore(folder)
  throw new DatabaseStartupError(`${folder} has no database`, { kind: 'noShop' })
}

/** A restore killed between its two renames leaves only the former cluster. Do not create an empty one in its place. */
async function refuseCutShortRestore(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  if (names.some((name) => name.startsWith(REPLACED_PREFIX)))
    throw new DatabaseStartupError(
      `A restore was cut short, and ${folder} has no cluster: restore again, or rename the newest ${REPLACED_PREFIX}… there to cluster`,
      { kind: 'restoreCutShort' },
    )
}

/** Removes partial clusters. While we hold the folder's lock, no other process is building one. */
export async function removeDrafts(folder: string, locked: boolean): Promise<void> {
  for (const name of await readdir(folder)) {
    const maker = /^draft-(\d+)-/.exec(name)?.[1]
    if (maker && (locked || !isAlive(Number(maker))))
      await rm(join(folder, name), { recursive: true, force: true })
  }
}

async function run(
  user: ServerUser,
  binaries: Binaries,
  lock: number | undefined,
  args: string[],
): Promise<void> {
  const { command, args: all, ...account } = user.launch(join(binaries.folder, 'bin', 'initdb'), args)
  const child = spawn(command, all, {
    ...account,
    env: serverEnvironment(binaries),
    // initdb continues if we are killed, and holds the lock until it ends.
    stdio: ['ignore', 'pipe', 'pipe', ...(lock === undefined ? [] : [lock])],
    // Ctrl-C in the terminal must not reach it, because that would leave half a cluster.
    detached: true,
    windowsHide: true,
  })
  let output = ''
  child.stdout?.on('data', (piece: Buffer) => {
    output += piece
  })
  child.stderr?.on('data', (piece: Buffer) => {
    output += piece
  })
  const [code] = await once(child, 'close')
  if (code !== 0) {
    const reason =
      output.split('\n').find((line) => /error|fatal|could not/i.test(line)) ?? `exit code ${code}`
    throw new DatabaseStartupError(
      `The database could not be created in DATA_DIR: ${reason.trim()}`,
      issueOfLine(reason),
    )
  }
}

/** Environment of the server's programs, without our secrets and unrelated settings. */
export function serverEnvironment(binaries: Binaries): Record<string, string> {
  const kept = process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot ?? '' } : {}
  return { ...kept, ...binaries.env, LC_ALL: 'C', TZ: 'UTC' }
}
