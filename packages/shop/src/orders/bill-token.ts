import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '@zayy/database/database'
import { shopSecrets } from '@zayy/database/schema/orders'
import { eq } from 'drizzle-orm'
import { prepared } from '../sql/prepared.ts'

const SECRET_NAME = 'bill-token'

const storedSecret = prepared((database) =>
  database
    .select({ secret: shopSecrets.secret })
    .from(shopSecrets)
    .where(eq(shopSecrets.name, SECRET_NAME))
    .prepare('bill_secret'),
)

/** The token that opens one bill without a login: the order's id and its HMAC under the shop's own secret. Never ends. */
export function billToken(secret: string, orderId: number): string {
  return `${orderId.toString(36)}-${signature(secret, orderId).toString('base64url')}`
}

/** The order whose bill a token opens; null for any text that is not a token of this shop's. */
export function orderOfToken(secret: string, token: string): number | null {
  const [, written] = /^([0-9a-z]{1,6})-[\w-]{43}$/.exec(token) ?? []
  if (!written) return null
  const orderId = Number.parseInt(written, 36)
  // The text itself, not what it decodes to: the same bytes can be written in several ways.
  const given = Buffer.from(token)
  const right = Buffer.from(billToken(secret, orderId))
  return given.length === right.length && timingSafeEqual(given, right) ? orderId : null
}

/** The shop's secret for bills: made on first use, by whichever server comes first. */
export async function billSecret(database: Database): Promise<string> {
  const known = await readSecret(database)
  if (known !== undefined) return known
  await database
    .insert(shopSecrets)
    .values({ name: SECRET_NAME, secret: randomBytes(32).toString('hex') })
    .onConflictDoNothing({ target: shopSecrets.name })
  const made = await readSecret(database)
  if (made === undefined) throw new Error('the secret that was just kept is not there')
  return made
}

async function readSecret(database: Database): Promise<string | undefined> {
  const [row] = await storedSecret(database).execute()
  return row?.secret
}

function signature(secret: string, orderId: number): Buffer {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(`bill:${orderId}`).digest()
}
