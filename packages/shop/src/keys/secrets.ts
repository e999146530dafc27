import { createHash, randomBytes } from 'node:crypto'
import type { SecretsIssue } from './secrets-error.ts'

/** One version of the key of a purpose. */
export type SecretKey = {
  version: number
  /** Signs from then on, until a newer version does. */
  from: Date
  /** 256 bits in hex. */
  key: string
}

/** The keys by purpose, each purpose's by version, oldest first. Purposes that this version of the shop does not know are kept. */
export type Secrets = ReadonlyMap<string, readonly SecretKey[]>

/** A token writes the version with up to four digits. */
const greatestVersion = 9_999

/** A new key, made by the system's randomness. */
export function newKey(version: number, from: Date): SecretKey {
  return { version, from, key: randomBytes(32).toString('hex') }
}

/** The same secrets with one more key. */
export function withKey(secrets: Secrets, purpose: string, key: SecretKey): Secrets {
  const keys = [...(secrets.get(purpose) ?? []), key].sort((one, other) => one.version - other.version)
  return new Map([...secrets, [purpose, keys]])
}

/** The key that signs: the newest that has begun to. */
export function signingKey(keys: readonly SecretKey[], now: Date): SecretKey | undefined {
  return keys.findLast(({ from }) => from <= now) ?? keys[0]
}

/** What tells whether two servers hold the same key, and nothing else of it. */
export function fingerprintOf(purpose: string, { version, key }: SecretKey): string {
  return createHash('sha256').update(`${purpose}:${version}:${key}`).digest('hex').slice(0, 16)
}

/** The text of `secrets.json`, and of the variable SECRETS. */
export function formatSecrets(secrets: Secrets): string {
  return `${JSON.stringify(Object.fromEntries(secrets), null, 2)}\n`
}

/** Reads such a text. Gives what is wrong with it, in words that repeat nothing of it, where it is none. */
export function parseSecrets(text: string): Secrets | SecretsIssue {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return (messages) => messages.notJson
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    return (messages) => messages.notObject
  const secrets = new Map<string, SecretKey[]>()
  for (const [purpose, list] of Object.entries(read)) {
    if (!/^[a-z][a-z-]{0,39}$/.test(purpose)) return (messages) => messages.badPurpose
    const keys: unknown[] = Array.isArray(list) ? list : []
    const read = keys.flatMap((key) => readKey(key) ?? [])
    const versions = new Set(read.map(({ version }) => version))
    if (read.length === 0 || read.length < keys.length || versions.size < read.length)
      return (messages) => messages.badList(purpose)
    secrets.set(
      purpose,
      read.sort((one, other) => one.version - other.version),
    )
  }
  return secrets
}

function readKey(given: unknown): SecretKey | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { version, from, key } = { version: 0, from: '', key: '', ...given }
  const isVersion = Number.isInteger(version) && version >= 1 && version <= greatestVersion
  const time = typeof from === 'string' ? new Date(from) : new Date(Number.NaN)
  const isKey = typeof key === 'string' && /^[0-9a-f]{64}$/.test(key)
  return isVersion && isKey && !Number.isNaN(time.getTime()) ? { version, from: time, key } : undefined
}
