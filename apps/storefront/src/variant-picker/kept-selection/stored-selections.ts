/** "What was chosen and not yet put in the cart is there again in this tab": session storage holds it, and no server is told. */

import type { Selection } from '@zayy/domain/cart/cart'
import { draftFragment, readDraft } from '@zayy/domain/cart/draft-link'
import type { CartProduct } from '../../cart-state/cart-product.ts'

const storageKey = 'selections'

/** The shape of what is stored; what another version stored counts as nothing. */
const version = 1

/** So many products' selections are kept, those changed last. */
const mostProducts = 20

/** What was chosen of a product, and what the cart held of it then: the difference is what was chosen. */
export type KeptSelection = { inCart: Selection; chosen: Selection }

/** Both selections of a product as texts: `draftFragment`, which bounds what is read; '' for nothing. */
type StoredSelection = { product: number; inCart: string; chosen: string }

/** The selection kept of a product, without colours and sizes that it no longer has; null: none, unreadable, or storage is blocked. */
export function readSelection(product: CartProduct): KeptSelection | null {
  const stored = storedSelections().find((selection) => selection.product === product.id)
  if (!stored) return null
  const [inCart, chosen] = [stored.inCart, stored.chosen].map((text) => {
    return text === '' ? [] : readDraft(text, product)?.selection
  })
  return inCart && chosen ? { inCart, chosen } : null
}

/** Keeps a product's selection in place of its last one; null: forgets it. Where the browser refuses, it lasts for this page only. */
export function storeSelection(product: number, selection: KeptSelection | null): void {
  const before = storedSelections()
  const others = before.filter((other) => other.product !== product)
  if (!selection && others.length === before.length) return
  const own = selection
    ? [{ product, inCart: textOf(selection.inCart), chosen: textOf(selection.chosen) }]
    : []
  try {
    const selections = [...own, ...others].slice(0, mostProducts)
    if (selections.length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify({ version, selections }))
  } catch (error) {
    console.warn('What was chosen cannot be kept for a reload.', error)
  }
}

function textOf(selection: Selection): string {
  return selection.length === 0 ? '' : draftFragment(selection)
}

function storedSelections(): StoredSelection[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return []
    if (!('version' in stored) || stored.version !== version) return []
    if (!('selections' in stored) || !Array.isArray(stored.selections)) return []
    return stored.selections.filter(isStoredSelection).slice(0, mostProducts)
  } catch (error) {
    console.warn('What was chosen cannot be read.', error)
    return []
  }
}

function isStoredSelection(value: unknown): value is StoredSelection {
  if (typeof value !== 'object' || value === null) return false
  const { product, inCart, chosen }: Record<string, unknown> = { ...value }
  return typeof product === 'number' && typeof inCart === 'string' && typeof chosen === 'string'
}
