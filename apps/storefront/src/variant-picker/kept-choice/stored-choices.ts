/** "What was chosen and not yet put in the cart is there again in this tab": session storage holds it, and no server is told. */

import type { Selection } from '@zayy/domain/cart/cart'
import { draftFragment, readDraft } from '@zayy/domain/cart/draft-link'
import type { CartProduct } from '../../cart-state/cart-product.ts'

const storageKey = 'choices'

/** The shape of what is stored; what another version stored counts as nothing. */
const version = 1

/** So many products' choices are kept, those changed last. */
const mostProducts = 20

/** What was chosen of a product, and what the cart held of it then: the difference is what was chosen. */
export type KeptChoice = { inCart: Selection; chosen: Selection }

/** Both selections of a product as texts: `draftFragment`, which bounds what is read; '' for nothing. */
type StoredChoice = { product: number; inCart: string; chosen: string }

/** The choice kept of a product, without colours and sizes that it no longer has; null: none, unreadable, or storage is blocked. */
export function readChoice(product: CartProduct): KeptChoice | null {
  const stored = storedChoices().find((choice) => choice.product === product.id)
  if (!stored) return null
  const [inCart, chosen] = [stored.inCart, stored.chosen].map((text) => {
    return text === '' ? [] : readDraft(text, product)?.selection
  })
  return inCart && chosen ? { inCart, chosen } : null
}

/** Keeps a product's choice in place of its last one; null: forgets it. Where the browser refuses, it lasts for this page only. */
export function storeChoice(product: number, choice: KeptChoice | null): void {
  const before = storedChoices()
  const others = before.filter((other) => other.product !== product)
  if (!choice && others.length === before.length) return
  const own = choice ? [{ product, inCart: textOf(choice.inCart), chosen: textOf(choice.chosen) }] : []
  try {
    const choices = [...own, ...others].slice(0, mostProducts)
    if (choices.length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify({ version, choices }))
  } catch (error) {
    console.warn('What was chosen cannot be kept for a reload.', error)
  }
}

function textOf(selection: Selection): string {
  return selection.length === 0 ? '' : draftFragment(selection)
}

function storedChoices(): StoredChoice[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return []
    if (!('version' in stored) || stored.version !== version) return []
    if (!('choices' in stored) || !Array.isArray(stored.choices)) return []
    return stored.choices.filter(isStoredChoice).slice(0, mostProducts)
  } catch (error) {
    console.warn('What was chosen cannot be read.', error)
    return []
  }
}

function isStoredChoice(value: unknown): value is StoredChoice {
  if (typeof value !== 'object' || value === null) return false
  const { product, inCart, chosen }: Record<string, unknown> = { ...value }
  return typeof product === 'number' && typeof inCart === 'string' && typeof chosen === 'string'
}
