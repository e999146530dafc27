// Plain JavaScript without libraries, like read-settings.mjs.

import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SettingsError } from './settings-error.mjs'

/** In the project's folder; git ignores it. */
const FILE = '.shop-folder'

/**
 * Returns the settings with the DATA_DIR that `npm start` opened last, unless they name one. A shop in the default folder needs no file.
 * @param {Record<string, string | undefined>} env
 * @param {string} project  the project's folder
 * @returns {Record<string, string | undefined>}
 * @throws {SettingsError} if that folder is gone: the disk may be unplugged, and a new shop there would be a second one
 */
export function withRecalledFolder(env, project) {
  if (isFolderChosen(env)) return env
  const recalled = readRecalled(project)
  if (recalled === undefined) return env
  if (isGone(recalled)) throw new SettingsError((messages) => messages.folderGone(recalled))
  return { ...env, DATA_DIR: recalled }
}

/** @param {Record<string, string | undefined>} env */
export function isFolderChosen({ DATA_DIR }) {
  return DATA_DIR !== undefined && DATA_DIR.trim() !== ''
}

/**
 * Remembers the folder of a shop that has opened, for commands and starts without DATA_DIR.
 * @param {string} project  the project's folder
 * @param {string} dataDir  absolute
 * @returns {boolean} false if the project's folder cannot be written
 */
export function rememberFolder(project, dataDir) {
  const isUsual = dataDir === resolve(project, 'data')
  const file = join(project, FILE)
  const draft = `${file}.${process.pid}`
  try {
    if ((isUsual ? undefined : dataDir) === readRecalled(project)) return true
    if (isUsual) rmSync(file)
    else {
      writeFileSync(draft, `${dataDir}\n`)
      renameSync(draft, file)
    }
    return true
  } catch {
    rmSync(draft, { force: true })
    return false
  }
}

/** @param {string} project */
function readRecalled(project) {
  try {
    return readFileSync(join(project, FILE), 'utf8').replace(/\n$/, '')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** @param {string} folder */
function isGone(folder) {
  try {
    return !statSync(folder).isDirectory()
  } catch (error) {
    // A folder that this user may not reach exists.
    return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(codeOf(error))
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
