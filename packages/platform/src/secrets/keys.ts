import { createHash, randomBytes } from 'node:crypto'

/** One version of the key that signs. */
export type Key = {
  version: number
  /** Start of its use for signing, which lasts until that of a newer version. */
  from: Date
  /** 256 bits in hex. */
  key: string
}

/** A token has at most four digits for the version. */
const MAX_VERSION = 9_999

export function newKey(version: number, from: Date): Key {
  return { version, from, key: randomBytes(32).toString('hex') }
}

/** Returns the key that signs: the newest that has begun to, or the oldest if none has. */
export function signingKey(keys: readonly Key[], now: Date): Key | undefined {
  return keys.findLast(({ from }) => from <= now) ?? keys[0]
}

/** Returns a fingerprint, by which servers compare a key without revealing it. */
export function fingerprintOf({ version, key }: Key): string {
  return createHash('sha256').update(`${version}:${key}`).digest('hex').slice(0, 16)
}

/** Returns the text of `secrets.json` and of the variable SECRETS. */
export function formatKeys(keys: readonly Key[]): string {
  return `${JSON.stringify(keys, null, 2)}\n`
}

/** Parses such a text, oldest version first; null if it is not a list of keys. */
export function parseKeys(text: string): Key[] | null {
  const list = parseList(text)
  const keys = list?.flatMap((entry) => parseKey(entry) ?? [])
  if (!list || !keys || keys.length < list.length) return null
  if (new Set(keys.map(({ version }) => version)).size < keys.length) return null
  return keys.sort((one, other) => one.version - other.version)
}

function parseList(text: string): unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed : null
  } catch {
    return null
  }
}

function parseKey(given: unknown): Key | null {
  if (typeof given !== 'object' || given === null) return null
  const { version, from, key } = { version: 0, from: '', key: '', ...given }
  const isVersion = Number.isInteger(version) && version >= 1 && version <= MAX_VERSION
  const time = typeof from === 'string' ? new Date(from) : new Date(Number.NaN)
  const isKey = typeof key === 'string' && /^[0-9a-f]{64}$/.test(key)
  return isVersion && isKey && !Number.isNaN(time.getTime()) ? { version, from: time, key } : null
}
