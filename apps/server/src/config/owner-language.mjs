// Plain JavaScript without libraries, like read-settings.mjs.

import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the project's folder; git ignores it. */
const FILE = '.shop-language'

/** @typedef {'ar' | 'en'} Language */

/**
 * Returns the language for the owner: LC_ALL if it is set, else the one chosen in `shop setup`, else the system's. Other languages
 * than Arabic become English.
 * @param {Record<string, string | undefined>} env
 * @param {string} project  the project's folder
 * @returns {Language}
 */
export function ownerLanguage({ LC_ALL, LC_MESSAGES, LANG }, project) {
  const chosen = LC_ALL ? undefined : chosenLanguage(project)
  return chosen ?? (/^ar\b|^ar_/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'ar' : 'en')
}

/**
 * @param {string} project
 * @returns {Language | undefined}
 */
export function chosenLanguage(project) {
  try {
    const chosen = readFileSync(join(project, FILE), 'utf8').trim()
    return chosen === 'ar' || chosen === 'en' ? chosen : undefined
  } catch {
    return undefined
  }
}

/**
 * Remembers the language for later commands and starts, if the project's folder can be written.
 * @param {string} project
 * @param {Language} language
 */
export function rememberLanguage(project, language) {
  const file = join(project, FILE)
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, `${language}\n`)
    renameSync(draft, file)
  } catch {
    rmSync(draft, { force: true })
  }
}
