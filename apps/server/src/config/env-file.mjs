// Plain JavaScript without libraries, like read-settings.mjs.

import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { SettingsError } from './settings-error.mjs'

/** A setting, which `export` may precede. */
const SETTING = /^\s*(?:export\s+)?[\w.-]+\s*=\s*(.*)$/

/**
 * Reads the variables of a `.env` file. Unlike Node's `loadEnvFile` it refuses a file of which a part would be ignored: one in another
 * encoding, as Windows PowerShell writes it, or a line without `=`. No message repeats the file, which holds passwords.
 * @param {string} file
 * @returns {Record<string, string>} empty if there is no file
 * @throws {SettingsError}
 */
export function readEnvFile(file) {
  const text = decoded(file)
  const bad = badLine(text)
  if (bad !== null) throw new SettingsError((messages) => messages.envFile.line(file, bad))
  const found = parseEnv(text)
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, value ?? '']))
}

/** @param {string} file */
function decoded(file) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
    if (!text.includes('\0')) return text
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ENOENT') return ''
    if (code !== 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new SettingsError((messages) => messages.envFile.unreadable(file))
  }
  throw new SettingsError((messages) => messages.envFile.encoding(file))
}

/**
 * Returns the number of the first line that is neither a setting nor a comment, from 1. A value in quotes may have several lines.
 * @param {string} text
 */
function badLine(text) {
  const lines = text.split(/\r\n|[\n\r]/)
  let quote = ''
  for (const [index, line] of lines.entries()) {
    if (quote !== '') {
      if (line.includes(quote)) quote = ''
      continue
    }
    if (/^\s*(?:#.*)?$/.test(line)) continue
    const value = SETTING.exec(line)?.[1]
    if (value === undefined) return index + 1
    const first = value.charAt(0)
    const isOpen = /["'`]/.test(first) && !value.slice(1).includes(first)
    // Node takes a quote that no later line closes as part of the value.
    if (isOpen && lines.slice(index + 1).some((later) => later.includes(first))) quote = first
  }
  return null
}
