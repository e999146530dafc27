import { randomBytes } from 'node:crypto'
import type { Keys } from '@zayy/platform/secrets/key-ring'

/** How long a device is known after a login: days. */
export const KNOWN_DEVICE_DAYS = 180

/** Accounts that one device remembers; the one logged in to longest ago goes. */
const MAX_ACCOUNTS = 4

const DAY_MS = 86_400_000

/** The device's random id, the day of the login to the base 36, the version of the key, and the MAC. */
const form = /^([\w-]{16})-([0-9a-z]{1,5})-([1-9]\d{0,3})-([\w-]{43})$/

/**
 * Returns the id of the device if the account of an address was logged in to on it, by the cookie that the login left; else null. The
 * cookie says neither whose account it is nor what was done with it, and logs nobody in.
 * @param identity the address as `emailIdentity` has it
 */
export function knownDevice(
  keys: Keys,
  cookie: string | undefined,
  identity: string,
  now: Date,
): string | null {
  const entry = entriesOf(cookie).find((one) => isOf(keys, one, identity, now))
  return entry?.id ?? null
}

/** Returns the cookie that a login leaves: that of before, with this account first. */
export function withKnownAccount(
  keys: Keys,
  cookie: string | undefined,
  identity: string,
  now: Date,
): string {
  const others = entriesOf(cookie).filter((one) => !isOf(keys, one, identity, now))
  const id = randomBytes(12).toString('base64url')
  const day = Math.floor(now.getTime() / DAY_MS).toString(36)
  const { version, mac } = keys.sign('one-time-code', messageOf({ id, day }, identity))
  return [`${id}-${day}-${version}-${mac}`, ...others.map(({ text }) => text)]
    .slice(0, MAX_ACCOUNTS)
    .join('.')
}

type Entry = { text: string; id: string; day: string; version: number; mac: string }

function entriesOf(cookie: string | undefined): Entry[] {
  return (cookie ?? '')
    .split('.', MAX_ACCOUNTS)
    .map((text) => form.exec(text))
    .flatMap((parts) => {
      const [text, id, day, version, mac] = parts ?? []
      if (text === undefined || id === undefined || day === undefined || mac === undefined) return []
      return [{ text, id, day, version: Number(version), mac }]
    })
}

function isOf(keys: Keys, { id, day, version, mac }: Entry, identity: string, now: Date): boolean {
  const age = now.getTime() / DAY_MS - Number.parseInt(day, 36)
  return (
    age < KNOWN_DEVICE_DAYS + 1 &&
    keys.verify('one-time-code', messageOf({ id, day }, identity), { version, mac })
  )
}

function messageOf({ id, day }: { id: string; day: string }, identity: string): string {
  return `device:${id}:${day}:${identity}`
}
