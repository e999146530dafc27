import type { OrderInput } from '@zayy/contract/orders/order-input'
import { customerAddresses } from '@zayy/database/schema/accounts'
import { readShortAddress } from '@zayy/domain/checkout/national-address'
import { fieldOf } from '@zayy/domain/unknown-json'
import { limitedAnswer } from '@zayy/platform/http/limited-body'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq } from 'drizzle-orm'

/** Parts that belong to a short address. `postcode` includes the additional number if known: 12212-3456. */
export type NationalParts = { building: string; postcode: string; district: string | null }

/** Looks a short address up; null if it is unknown, or the register does not answer in time. Never rejects. */
export type NationalAddressLookup = (shortAddress: string) => Promise<NationalParts | null>

/** Maximum time that an order waits for the register, in milliseconds. */
const TIMEOUT_MS = 1_500

/** Pause after a failed look-up in milliseconds, so that an outage of the register delays one order, not all. */
const PAUSE_MS = 60_000

/** An answer has some kilobytes. */
const MAX_ANSWER_BYTES = 64 * 1024

/** Maximum number of short addresses whose parts are kept. The oldest is dropped first. */
const MAX_KNOWN = 1_000

const MAX_DISTRICT = 100

/**
 * Looks short addresses up in the register of National Addresses (SPL, NationalAddressByShortAddress).
 * @property url of the call. @property key of the subscription
 * @property onTrouble called when the register does not answer, or not as expected
 */
export function nationalAddressLookup({
  url,
  key,
  now = Date.now,
  timeout = TIMEOUT_MS,
  onTrouble,
}: {
  url: string
  key: string
  now?: () => number
  timeout?: number
  onTrouble: (error: unknown) => void
}): NationalAddressLookup {
  const known = new Map<string, Promise<NationalParts | null>>()
  let pausedUntil = 0
  const ask = async (code: string): Promise<NationalParts | null> => {
    try {
      return partsIn(await answerOf(url, key, code, AbortSignal.timeout(timeout)))
    } catch (error) {
      known.delete(code)
      pausedUntil = now() + PAUSE_MS
      onTrouble(error)
      return null
    }
  }
  return async (code) => {
    const before = known.get(code)
    if (before) return await before
    if (now() < pausedUntil) return null
    const asked = ask(code)
    known.set(code, asked)
    const [oldest] = known.size > MAX_KNOWN ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    return await asked
  }
}

/** Returns the parts of an order's short address; null if it has none, or has its postcode. */
export async function findNationalParts(
  database: Database,
  lookUp: NationalAddressLookup,
  order: OrderInput,
  customerId: number | null,
): Promise<NationalParts | null> {
  const typed = 'address_id' in order ? await savedAddress(database, order.address_id, customerId) : order
  const code = readShortAddress(typed?.short_address ?? '')
  return code === null || typed?.postcode ? null : await lookUp(code)
}

async function savedAddress(database: Database, addressId: number, customerId: number | null) {
  if (customerId === null) return undefined
  const [saved] = await database
    .select({ short_address: customerAddresses.shortAddress, postcode: customerAddresses.postcode })
    .from(customerAddresses)
    .where(and(eq(customerAddresses.id, addressId), eq(customerAddresses.customerId, customerId)))
  return saved
}

/** @throws Error for an answer that is no 200, too large, or late */
async function answerOf(url: string, key: string, code: string, signal: AbortSignal): Promise<unknown> {
  const asked = new URL(url)
  const query = { shortaddress: code, language: 'A', format: 'JSON', encode: 'utf8' }
  for (const [name, value] of Object.entries(query)) asked.searchParams.set(name, value)
  const response = await fetch(asked, {
    headers: { accept: 'application/json', api_key: key },
    redirect: 'error',
    signal,
  })
  if (response.status !== 200) throw new Error(`The register answered ${response.status}`)
  const body = await limitedAnswer(response, MAX_ANSWER_BYTES)
  if (!body) throw new RangeError('The answer of the register is too large')
  return JSON.parse(body.toString('utf8'))
}

/** Returns null for an address that the register does not know, or knows only in part. */
function partsIn(answer: unknown): NationalParts | null {
  const addresses = fieldOf(answer, 'Addresses')
  const found: unknown = Array.isArray(addresses) ? addresses[0] : undefined
  const text = (field: string) => {
    const value = fieldOf(found, field)
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  }
  const building = text('BuildingNumber')
  const postcode = text('PostCode')
  const additional = text('AdditionalNumber')
  if (!/^\d{4}$/.test(building) || !/^\d{5}$/.test(postcode)) return null
  const district = text('District')
  const isDistrict = district !== '' && district.length <= MAX_DISTRICT && !/\p{C}/u.test(district)
  return {
    building,
    postcode: /^\d{4}$/.test(additional) ? `${postcode}-${additional}` : postcode,
    district: isDistrict ? district : null,
  }
}
