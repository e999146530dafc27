// Plain JavaScript without libraries, like read-settings.mjs.

import { SettingsError } from './settings-error.mjs'

/** Shorter names resemble those of other programs too often: HOST and HOME. */
const SHORTEST = 8

/**
 * Refuses a variable whose name is almost that of a setting without a value. Ignored, `DATABSE_URL` would open an empty shop.
 * @param {Record<string, string | undefined>} env
 * @param {Set<string>} unset  names of settings without a value
 * @throws {SettingsError}
 */
export function refuseMisspelt(env, unset) {
  const settings = [...unset].filter((name) => name.length >= SHORTEST)
  for (const [given, value] of Object.entries(env)) {
    if (!value?.trim()) continue
    const meant = settings.find((name) => isAlmost(given.toUpperCase(), name))
    if (meant) throw new SettingsError((messages) => messages.misspelt(meant, JSON.stringify(given)))
  }
}

/**
 * Returns whether two names differ in one place only: by a letter, two swapped letters or, in a long name, its ending.
 * @param {string} given
 * @param {string} name
 */
function isAlmost(given, name) {
  let start = 0
  while (start < name.length && given[start] === name[start]) start++
  let end = 0
  while (end < Math.min(given.length, name.length) - start && given.at(-1 - end) === name.at(-1 - end)) end++
  const typed = given.slice(start, given.length - end)
  const right = name.slice(start, name.length - end)
  const isSwapped = typed.length === 2 && typed === [...right].reverse().join('')
  return isSwapped || typed.length + right.length <= (name.length < 15 ? 2 : 4)
}
