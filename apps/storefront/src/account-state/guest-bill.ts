import type { Bill } from '@zayy/contract/types'
import { isSar } from '@zayy/domain/money'
import { readStored, store } from '../browser-storage.ts'

const STORAGE_KEY = 'bill'
const STORED_FOR_MS = 24 * 3_600_000

/** The token of a bill and the fields of spec section 3. Buyer and address are never stored. */
export type GuestBill = Pick<
  Bill,
  'token' | 'code' | 'created_at' | 'shipping' | 'coupon_value' | 'grand_total'
> & {
  products: (Pick<Bill['products'][number], 'id' | 'name' | 'price' | 'piece'> & {
    colors: (Pick<Bill['products'][number]['colors'][number], 'id' | 'color_code' | 'color_name'> & {
      sizes: { id: number; name: string; quantity: number }[]
    })[]
  })[]
}

/** The bill if the browser blocks storage. It is lost with the page; the link in the mail still opens it. */
let unstored: GuestBill | null = null

/** Stores a bill for 24 hours, or in memory if the browser blocks storage. */
export function storeGuestBill(bill: Bill): void {
  forgetBillToken()
  const part = storedPart(bill)
  const stored = store(
    'localStorage',
    STORAGE_KEY,
    JSON.stringify({ until: Date.now() + STORED_FOR_MS, ...part }),
  )
  unstored = stored ? null : part
}

/** Returns the stored bill or null. Removes one that has expired or cannot be parsed. */
export function readGuestBill(): GuestBill | null {
  if (unstored) return unstored
  const text = readStored('localStorage', STORAGE_KEY)
  if (text === null) return null
  const bill = parseGuestBill(text, Date.now())
  if (bill === null) store('localStorage', STORAGE_KEY, null)
  return bill
}

export function storedPart(bill: Bill): GuestBill {
  const { token, code, created_at, shipping, coupon_value, grand_total, products } = bill
  return {
    token,
    code,
    created_at,
    shipping,
    coupon_value,
    grand_total,
    products: products.map(({ id, name, price, piece, colors }) => ({
      id,
      name,
      price,
      piece: { price: piece.price },
      colors: colors.map(({ id, color_code, color_name, sizes }) => ({
        id,
        color_code,
        color_name,
        sizes: sizes.map(({ id, name, quantity }) => ({ id, name, quantity })),
      })),
    })),
  }
}

/** Returns null for an expired bill and for unknown content. */
export function parseGuestBill(text: string, now: number): GuestBill | null {
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return null
  }
  if (!isStoredBill(stored) || stored.until <= now) return null
  const { until, ...bill } = stored
  return bill
}

function isStoredBill(value: unknown): value is GuestBill & { until: number } {
  if (!isRecord(value) || !Array.isArray(value.products)) return false
  const amounts = ['shipping', 'coupon_value', 'grand_total'].every((name) => isSar(value[name]))
  const texts = ['token', 'code', 'created_at'].every((name) => typeof value[name] === 'string')
  return typeof value.until === 'number' && amounts && texts && value.products.every(isStoredProduct)
}

function isStoredProduct(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    isRecord(value.piece) &&
    isSar(value.piece.price) &&
    Array.isArray(value.colors) &&
    value.colors.every((colour) => isRecord(colour) && Array.isArray(colour.sizes))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const TOKEN_KEY = 'bill-token'

/** The bill token if the browser blocks storage. */
let unstoredToken: string | undefined

/**
 * Returns the token of the link that opened this tab (`/bill#<token>`). Moves it from the URL to session storage, so that the page
 * survives a reload and a change of language.
 */
export function takeBillToken(): string | undefined {
  const token = tokenOfAddress()
  if (token === undefined) return readStored('sessionStorage', TOKEN_KEY) ?? unstoredToken
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${search}`)
  unstoredToken = store('sessionStorage', TOKEN_KEY, token) ? undefined : token
  return token
}

/** Makes `/bill` show the stored bill again instead of the one of a link. */
export function forgetBillToken(): void {
  unstoredToken = undefined
  store('sessionStorage', TOKEN_KEY, null)
}

/** Returns the URL fragment, unless it is the id of an element on the page. */
function tokenOfAddress(): string | undefined {
  const text = window.location.hash.slice(1)
  return text === '' || document.getElementById(text) ? undefined : text
}
