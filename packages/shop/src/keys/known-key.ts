import { fingerprintOf, type Secrets } from './secrets.ts'

/** A key that servers of one database use, as the database knows it. */
export type KnownKey = { purpose: string; version: number; fingerprint: string }

/** Keys as the database is to know them. */
export function knownKeysOf(secrets: Secrets): KnownKey[] {
  return [...secrets].flatMap(([purpose, keys]) =>
    keys.map((key) => ({ purpose, version: key.version, fingerprint: fingerprintOf(purpose, key) })),
  )
}

/** The keys that the database does not know yet. */
export function unknownKeys(secrets: Secrets, known: readonly KnownKey[]): KnownKey[] {
  return knownKeysOf(secrets).filter((key) => !known.some((other) => isSameVersion(key, other)))
}

/**
 * The first key that a server with these secrets lacks: it is another than the one that the other servers use by the
 * same version, or it is their newest, and not there. An older one that is missing was retired.
 */
export function lackingKey(secrets: Secrets, known: readonly KnownKey[]): KnownKey | undefined {
  const own = knownKeysOf(secrets)
  return known.find((key) => {
    const mine = own.find((other) => isSameVersion(key, other))
    if (mine) return mine.fingerprint !== key.fingerprint
    return key.version === newestVersion(known, key.purpose)
  })
}

/** 0 where there is none. */
export function newestVersion(keys: readonly KnownKey[], purpose: string): number {
  return Math.max(0, ...keys.filter((key) => key.purpose === purpose).map(({ version }) => version))
}

function isSameVersion(one: KnownKey, other: KnownKey): boolean {
  return one.purpose === other.purpose && one.version === other.version
}
