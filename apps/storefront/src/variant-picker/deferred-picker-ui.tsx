import { useRouter } from '@tanstack/react-router'
import type { Selection } from '@zayy/domain/cart/cart'
import { draftFragment, readDraft } from '@zayy/domain/cart/draft-link'
import { useEffect, useLayoutEffect } from 'react'
import { availableSelection, type CartProduct, findCartItem } from '../cart-state/cart-product.ts'
import { cartStore, setDrawer, useCart } from '../cart-state/cart-store.ts'
import { useLoadedComponent } from '../use-loaded-component.tsx'
import type { SeenViews } from './picker-view.ts'
import { BuyBarTierBar, StickyBuyBar, TotalsAnnouncement } from './sticky-buy-bar.tsx'
import { type ThumbLook, TierBarThumb } from './tier-bar-thumb.tsx'
import GridTools from './tools/grid-tools.tsx'
import { useVariantPicker } from './variant-selection-context.tsx'
import { isEqual, mergeSelection, type VariantSelectionStore } from './variant-selection-store.ts'

/** What follows the selection on a product's page after hydration, by the place that it takes; what has none comes with the dock. */
export type PickerUiPart =
  | { part: 'thumb'; look: ThumbLook }
  | { part: 'stickyBuyBar' }
  | { part: 'buyBar' }
  | ({ part: 'drawer' } & VariantDrawerProps)
  | ({ part: 'tools'; keys?: boolean } & SeenViews)

/** One module, as each that is loaded later costs the first visit its name. */
export default function PickerUi(props: PickerUiPart) {
  switch (props.part) {
    case 'thumb':
      return <TierBarThumb look={props.look} />
    case 'stickyBuyBar':
      return (
        <>
          <KeptSelection />
          <PreparedToasts />
          <TotalsAnnouncement />
          <StickyBuyBar />
        </>
      )
    case 'buyBar':
      return <BuyBarTierBar />
    case 'drawer':
      return <VariantDrawerHost {...props} />
    case 'tools':
      return <GridTools {...props} />
  }
}

/** The code of toasts, so that what is added to the cart without a connection is told too. An error is left to the first toast. */
function PreparedToasts() {
  useEffect(() => {
    import('@zayy/ui/toast-host').catch(() => {})
  }, [])
  return null
}

type VariantDrawerProps = { description: string; today: string; syncsWithCart?: boolean }

const loadDrawer = () =>
  import('./variant-drawer.tsx').catch((error: unknown) => {
    // Its button can then open it again.
    setDrawer(null)
    throw error
  })

/**
 * Opens the variation drawer over the page when the shared flag names the product being chosen (spec, 4 Variation
 * drawer). What it needs is fetched with its first opening.
 * @param props.syncsWithCart on the cart page: each change is in the cart at once, and the button goes on to the checkout
 */
function VariantDrawerHost(props: VariantDrawerProps) {
  const router = useRouter()
  const { product } = useVariantPicker()
  const open = useCart(({ drawer }) => drawer === product.id)
  const [VariantDrawer] = useLoadedComponent(loadDrawer, open)
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) setDrawer(null)
      }),
    [router],
  )
  return VariantDrawer ? <VariantDrawer open={open} onClose={() => setDrawer(null)} {...props} /> : null
}

/**
 * Brings back what was chosen of the product in this tab and not put in the cart, as before a reload, on the way back or in the
 * other language, and keeps what is chosen from now on. What the cart got meanwhile, and what was typed since the page
 * loaded, stays.
 */
function KeptSelection() {
  const { product, store } = useVariantPicker()
  // Before the effects of the grid's tools, which ask what becomes of a selection when the draft of a link is opened over it.
  useLayoutEffect(() => {
    bringBack(product, store)
    const keep = () => keepSelection(product, store)
    keep()
    const stops = [store.subscribe(keep), cartStore.subscribe(keep)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [product, store])
  return null
}

function bringBack(product: CartProduct, store: VariantSelectionStore): void {
  const kept = readSelection(product)
  if (!kept) return
  const { selection } = store.getState()
  const inCart = inCartOf(product)
  const before = mergeSelection(kept.inCart, kept.chosen, inCart)
  const merged = mergeSelection(inCart, selection, before)
  if (!isEqual(merged, selection)) store.setState({ selection: merged, history: [] })
}

function keepSelection(product: CartProduct, store: VariantSelectionStore): void {
  const chosen = store.getState().selection
  const inCart = inCartOf(product)
  storeSelection(product.id, isEqual(chosen, inCart) ? null : { inCart, chosen })
}

/** What the cart holds of a product, without colours and sizes that it no longer has. */
function inCartOf(product: CartProduct) {
  const item = findCartItem(cartStore.getState().items, product.id)
  return item ? availableSelection(item.selectedProduct.colors, product) : []
}

const STORAGE_KEY = 'selections'

/** The shape of what is stored; what another version stored counts as nothing. */
const VERSION = 1

/** So many products' selections are kept, those changed last. */
const MAX_PRODUCTS = 20

/** What was chosen of a product, and what the cart held of it then: the difference is what was chosen. */
type ProductSelection = { inCart: Selection; chosen: Selection }

/** Both selections of a product as texts: `draftFragment`, which bounds what is read; '' for nothing. */
type StoredSelection = { product: number; inCart: string; chosen: string }

/** The selection kept of a product, without colours and sizes that it no longer has; null: none, unreadable, or storage is blocked. */
export function readSelection(product: CartProduct): ProductSelection | null {
  const stored = storedSelections().find((selection) => selection.product === product.id)
  if (!stored) return null
  const [inCart, chosen] = [stored.inCart, stored.chosen].map((text) => {
    return text === '' ? [] : readDraft(text, product)?.selection
  })
  return inCart && chosen ? { inCart, chosen } : null
}

/** Keeps a product's selection in place of its last one; null: forgets it. Where the browser refuses, it lasts for this page only. */
export function storeSelection(product: number, selection: ProductSelection | null): void {
  const before = storedSelections()
  const others = before.filter((other) => other.product !== product)
  if (!selection && others.length === before.length) return
  const own = selection
    ? [{ product, inCart: textOf(selection.inCart), chosen: textOf(selection.chosen) }]
    : []
  try {
    const selections = [...own, ...others].slice(0, MAX_PRODUCTS)
    if (selections.length === 0) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ version: VERSION, selections }))
  } catch (error) {
    console.warn('What was chosen cannot be kept for a reload.', error)
  }
}

function textOf(selection: Selection): string {
  return selection.length === 0 ? '' : draftFragment(selection)
}

function storedSelections(): StoredSelection[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return []
    if (!('version' in stored) || stored.version !== VERSION) return []
    if (!('selections' in stored) || !Array.isArray(stored.selections)) return []
    return stored.selections.filter(isStoredSelection).slice(0, MAX_PRODUCTS)
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
