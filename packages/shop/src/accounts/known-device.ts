import { randomBytes } from 'node:crypto'
import type { Keys } from '@zayy/platform/secrets/key-ring'

/** Days that a device is known after a login. */
export const KNOWN_DEVICE_DAYS = 180

/** Accounts per device; the least recently used is dropped. */
const MAX_ACCOUNTS = 4

const DAY_MS = 86_400_000

/** The device's random id, the day of the login in base 36, the key version, and the MAC. */
const ENTRY_PATTERN = /^([\w-]{16})-([0-9a-z]{1,5})-([1-9]\d{0,3})-([\w-]{43})$/

/**
 * Returns the device id if the cookie proves an earlier login to this account on it; else null. The cookie
 * reveals neither the account nor its activity, and logs nobody in.
 * @param identity the address as returned by `emailIdentity`
 */
export function knownDevice(
  keys: Keys,
  cookie: string | undefined,
  identity: string,
  now: Date,
): string | null {
  const entry = parseEntries(cookie).find((one) => matchesAccount(keys, one, identity, now))
  return entry?.id ?? null
}

/** Returns the cookie to set at a login: the earlier one with this account first. */
export function withKnownAccount(
  keys: Keys,
  cookie: string | undefined,
  identity: string,
  now: Date,
): string {
  const others = parseEntries(cookie).filter((one) => !matchesAccount(keys, one, identity, now))
  const id = randomBytes(12).toString('base64url')
  const day = Math.floor(now.getTime() / DAY_MS).toString(36)
  const { version, mac } = keys.sign('one-time-code', signedMessage({ id, day }, identity))
  return [`${id}-${day}-${version}-${mac}`, ...others.map(({ text }) => text)]
    .slice(0, MAX_ACCOUNTS)
    .join('.')
}

type Entry = { text: string; id: string; day: string; version: number; mac: string }

function parseEntries(cookie: string | undefined): Entry[] {
  return (cookie ?? '')
    .split('.', MAX_ACCOUNTS)
    .map((text) => ENTRY_PATTERN.exec(text))
    .flatMap((parts) => {
      const [text, id, day, version, mac] = parts ?? []
      if (text === undefined || id === undefined || day === undefined || mac === undefined) return []
      return [{ text, id, day, version: Number(version), mac }]
    })
}

function matchesAccount(keys: Keys, { id, day, version, mac }: Entry, identity: string, now: Date): boolean {
  const age = now.getTime() / DAY_MS - Number.parseInt(day, 36)
  return (
    age < KNOWN_DEVICE_DAYS + 1 &&
    keys.verify('one-time-code', signedMessage({ id, day }, identity), { version, mac })
  )
}

function signedMessage({ id, day }: { id: string; day: string }, identity: string): string {
  return `device:${id}:${day}:${identity}`
}
