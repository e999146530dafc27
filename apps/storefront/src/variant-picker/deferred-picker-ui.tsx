import { useRouter } from '@tanstack/react-router'
import type { Selection } from '@zayy/domain/cart/cart'
import { draftFragment, readDraft } from '@zayy/domain/cart/draft-link'
import { useEffect, useLayoutEffect } from 'react'
import { availableSelection, type CartProduct, findCartItem } from '../cart-state/cart-product.ts'
import { cartStore, setDrawer, useCart } from '../cart-state/cart-store.ts'
import { useLoadedComponent } from '../use-loaded-component.tsx'
import type { SeenViews } from './picker-view.ts'
import { BuyBarEdge, StickyBuyBar, TotalsAnnouncement } from './sticky-buy-bar.tsx'
import { type ThumbLook, TierBarThumb } from './tier-bar-thumb.tsx'
import GridTools, { type GridToolRow } from './tools/grid-tools.tsx'
import { useVariantPicker } from './variant-selection-context.tsx'
import { isEqual, mergeSelection, type VariantSelectionStore } from './variant-selection-store.ts'

/** A part of the picker that is fetched after hydration. Parts without markup come with `stickyBuyBar`. */
export type PickerUiPart =
  | { part: 'thumb'; look: ThumbLook }
  | { part: 'stickyBuyBar' }
  | { part: 'buyBar' }
  | ({ part: 'drawer' } & VariantDrawerProps)
  | ({ part: 'tools'; row?: GridToolRow } & SeenViews)

/** One module for all parts: each further module would add its file name to the first script. */
export default function PickerUi(props: PickerUiPart) {
  switch (props.part) {
    case 'thumb':
      return <TierBarThumb look={props.look} />
    case 'stickyBuyBar':
      return (
        <>
          <StoredSelection />
          <PreloadedToasts />
          <TotalsAnnouncement />
          <StickyBuyBar />
        </>
      )
    case 'buyBar':
      return <BuyBarEdge />
    case 'drawer':
      return <VariantDrawerHost {...props} />
    case 'tools':
      return <GridTools {...props} />
  }
}

/** Preloads the toasts so that adding to the cart shows one offline too. The first toast reports a failed load. */
function PreloadedToasts() {
  useEffect(() => {
    import('@zayy/ui/toast-host').catch(() => {})
  }, [])
  return null
}

type VariantDrawerProps = { description: string; today: string; syncsWithCart?: boolean }

const loadDrawer = () =>
  import('./variant-drawer.tsx').catch((error: unknown) => {
    // Closed again, so that its button can retry.
    setDrawer(null)
    throw error
  })

/**
 * Shows the variation drawer while the cart store's `drawer` is this product (spec, 4 Variation drawer). The drawer's code is
 * fetched when it first opens.
 * @param props.syncsWithCart on the cart page: each change is in the cart at once, and the button leads to the checkout
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
 * Restores the selection that this tab last had of the product (after a reload, on the way back, in the other language) and
 * stores each change. Changes to the cart since then, and input since the page loaded, are kept.
 */
function StoredSelection() {
  const { product, store } = useVariantPicker()
  // A layout effect runs before the effects of the grid's tools, which open a draft link over the restored selection.
  useLayoutEffect(() => {
    restoreSelection(product, store)
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      timer = undefined
      saveSelection(product, store)
    }
    // Writing is slower than a key may take.
    const saveSoon = () => {
      timer ??= setTimeout(save, SAVE_DELAY_MS)
    }
    save()
    const stops = [store.subscribe(saveSoon), cartStore.subscribe(saveSoon)]
    window.addEventListener('pagehide', save)
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener('pagehide', save)
      if (timer !== undefined) save()
    }
  }, [product, store])
  return null
}

/** A page that is left stores at once. */
const SAVE_DELAY_MS = 100

function restoreSelection(product: CartProduct, store: VariantSelectionStore): void {
  const stored = readSelection(product)
  if (!stored) return
  const { selection } = store.getState()
  const inCart = inCartOf(product)
  const before = mergeSelection(stored.inCart, stored.chosen, inCart)
  const merged = mergeSelection(inCart, selection, before)
  if (!isEqual(merged, selection)) store.setState({ selection: merged, history: [] })
}

function saveSelection(product: CartProduct, store: VariantSelectionStore): void {
  const chosen = store.getState().selection
  const inCart = inCartOf(product)
  storeSelection(product.id, isEqual(chosen, inCart) ? null : { inCart, chosen })
}

/** Returns the product's selection in the cart, without colours and sizes that are no longer sold. */
function inCartOf(product: CartProduct) {
  const item = findCartItem(cartStore.getState().items, product.id)
  return item ? availableSelection(item.selectedProduct.colors, product) : []
}

const STORAGE_KEY = 'selections'

/** Version of the stored shape; other versions are ignored. */
const VERSION = 1

/** Stored selections, newest first. */
const MAX_PRODUCTS = 20

/** The selection of a product, and what the cart held of it at that time: the difference is what was chosen here. */
type ProductSelection = { inCart: Selection; chosen: Selection }

/** `inCart` and `chosen` are draft fragments, whose parser bounds what is read; '' for an empty selection. */
type StoredSelection = { product: number; inCart: string; chosen: string }

/** Returns the stored selection without colours and sizes that are no longer sold, or null if none can be read. */
export function readSelection(product: CartProduct): ProductSelection | null {
  const stored = storedSelections().find((selection) => selection.product === product.id)
  if (!stored) return null
  const [inCart, chosen] = [stored.inCart, stored.chosen].map((text) => {
    return text === '' ? [] : readDraft(text, product)?.selection
  })
  return inCart && chosen ? { inCart, chosen } : null
}

/** Stores a product's selection, or removes it if `selection` is null. If the browser refuses, it lasts for this page only. */
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
    console.warn('The selection cannot be stored.', error)
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
    console.warn('The stored selection cannot be read.', error)
    return []
  }
}

function isStoredSelection(value: unknown): value is StoredSelection {
  if (typeof value !== 'object' || value === null) return false
  const { product, inCart, chosen }: Record<string, unknown> = { ...value }
  return typeof product === 'number' && typeof inCart === 'string' && typeof chosen === 'string'
}
