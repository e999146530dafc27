import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '@zayy/database/database'

const SECRET_NAME = 'bill-token'

const SECRET = { name: 'shop_secret', text: 'select secret from shop_secrets where name = $1' }

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
  await database.$client.query(
    'insert into shop_secrets (name, secret) values ($1, $2) on conflict (name) do nothing',
    [SECRET_NAME, randomBytes(32).toString('hex')],
  )
  const made = await readSecret(database)
  if (made === undefined) throw new Error('the secret that was just kept is not there')
  return made
}

async function readSecret(database: Database): Promise<string | undefined> {
  const { rows } = await database.$client.query<{ secret: string }>({ ...SECRET, values: [SECRET_NAME] })
  return rows[0]?.secret
}

function signature(secret: string, orderId: number): Buffer {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(`bill:${orderId}`).digest()
}
