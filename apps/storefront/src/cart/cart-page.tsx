import type { CartItem } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { isTooLargeToOrder } from '@zayy/domain/checkout/order-size'
import { formatDate } from '@zayy/i18n/dates'
import hanger from '@zayy/ui/assets/hanger.svg?url'
import layout from '@zayy/ui/layout.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import { useEffect, useState } from 'react'
import { cartItemOf } from '../cart-state/cart-product.ts'
import { putInCart, removeFromCart, restoreToCart, useCart } from '../cart-state/cart-store.ts'
import { type CartProductState, useCartProducts } from '../cart-state/use-cart-products.ts'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { EmptyPage } from '../page/empty-page.tsx'
import { RemovedNotice } from '../page/removed-notice.tsx'
import summaryBox from '../page/summary-box.module.css'
import { WithoutScripts } from '../page/without-scripts.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { afterHydration } from '../use-loaded-component.tsx'
import { DeferredPickerUi } from '../variant-picker/lazy-parts.tsx'
import { useVariantPicker, VariantSelectionProvider } from '../variant-picker/variant-selection-context.tsx'
import cartLine from './cart-line.module.css'
import { CartLine } from './cart-line.tsx'
import { CartTooLarge } from './cart-line-notices.tsx'
import { useCartPageMessages } from './cart-messages.ts'
import styles from './cart-page.module.css'
import { CartBuyBar, CartSummary } from './cart-summary.tsx'

/**
 * The cart (spec, 2 /cart). It is stored in the browser, so the server renders a skeleton.
 * @param today YYYY-MM-DD in Riyadh at render time
 */
export function CartPage({ today }: { today: string }) {
  const page = useCartPageMessages()
  const ready = useCart((cart) => cart.ready)
  const items = useCart((cart) => cart.items)
  const notice = useCart((cart) => cart.notice)
  const [removed, setRemoved] = useState<RemovedCartLine[]>([])
  const products = useCartProducts(items.map(({ product }) => product.id))
  const forget = (id: number) => setRemoved((had) => had.filter(({ item }) => item.product.id !== id))
  const sold = items.filter(({ product }) => products.of(product.id).state !== 'unavailable')
  const pieces = sold.reduce((sum, { selectedProduct }) => sum + pieceCount(selectedProduct.colors), 0)

  return (
    <>
      <Breadcrumbs trail={[{ name: page.cart }]} />
      <main className={`${layout.container} ${styles.page}`} id="main">
        {notice}
        {!ready ? (
          <CartSkeleton />
        ) : items.length === 0 ? (
          <>
            {removed.map((line) => (
              <RemovedLine key={line.item.product.id} {...line} onGone={forget} />
            ))}
            <CartEmpty />
          </>
        ) : (
          <>
            <PrintedHead />
            <div className={`${layout.row} ${layout.spread} ${layout.wrapping} ${styles.head}`}>
              <h1 className={typography.pageTitle} tabIndex={-1} id="cart-title">
                {page.cart}
              </h1>
              <p className={typography.soft}>{page.counts(items.length, pieces)}</p>
            </div>
            <div className={`${layout.columns} ${styles.columns}`}>
              <div className={styles.lines}>
                {isTooLargeToOrder(items.map(({ selectedProduct }) => selectedProduct)) ? (
                  <CartTooLarge />
                ) : null}
                {withRemovedLines(items, removed).map((entry) =>
                  entry.kind === 'line' ? (
                    <CartLine
                      key={entry.item.product.id}
                      item={entry.item}
                      productState={products.of(entry.item.product.id)}
                      onRetry={() => products.retry(entry.item.product.id)}
                      onRemoved={(item) => {
                        const index = items.indexOf(item)
                        setRemoved((had) => [...had, { item, index }])
                      }}
                    />
                  ) : (
                    <RemovedLine
                      key={`removed ${entry.removed.item.product.id}`}
                      {...entry.removed}
                      onGone={forget}
                    />
                  ),
                )}
              </div>
              <aside className={styles.aside} aria-label={page.summary}>
                <CartSummary sold={sold} all={items} today={today} />
              </aside>
            </div>
            <CartBuyBar sold={sold} all={items} />
          </>
        )}
      </main>
      <EditDrawer productState={products.of} today={today} />
    </>
  )
}

/** Says on paper whose prices they are and of which day. */
function PrintedHead() {
  const { appName } = useShopSettings()
  const locale = useLocale()
  return (
    <p className={`${layout.row} ${layout.spread} ${visibility.onlyInPrint}`}>
      <b>{appName}</b>
      {formatDate(new Date().toISOString(), locale)}
    </p>
  )
}

const ProductRows = afterHydration<{ current?: number }>(() => import('../product-rows/product-rows.tsx'))

function CartEmpty() {
  const { emptyTitle, emptyText, startShopping } = useCartPageMessages()
  return (
    <>
      <EmptyPage
        drawing={hanger}
        title={emptyTitle}
        titleId="cart-title"
        text={emptyText}
        startShopping={startShopping}
      />
      <ProductRows />
    </>
  )
}

/** Shown in place of a removed line, with an undo button. */
function RemovedLine({ item, index, onGone }: RemovedCartLine & { onGone: (productId: number) => void }) {
  const page = useCartPageMessages()
  const messages = useBuyingMessages('cart')
  return (
    <RemovedNotice
      text={page.removed(item.product.name)}
      undo={messages.undo}
      focusAfter="cart-title"
      onUndo={() => {
        restoreToCart(item, index)
        onGone(item.product.id)
      }}
      onGone={() => onGone(item.product.id)}
    />
  )
}

/** `index` is the line's former position. */
export type RemovedCartLine = { item: CartItem; index: number }

type Entry = { kind: 'line'; item: CartItem } | { kind: 'removed'; removed: RemovedCartLine }

/** Inserts the removed lines at their former positions, except those that are back in the cart. */
export function withRemovedLines(items: readonly CartItem[], removed: readonly RemovedCartLine[]): Entry[] {
  const inCart = new Set(items.map(({ product }) => product.id))
  const entries: Entry[] = items.map((item) => ({ kind: 'line', item }))
  for (const removedLine of [...removed].reverse()) {
    if (!inCart.has(removedLine.item.product.id))
      entries.splice(removedLine.index, 0, { kind: 'removed', removed: removedLine })
  }
  return entries
}

/** Shown until the browser has read its cart, and permanently without scripts. */
function CartSkeleton() {
  const page = useCartPageMessages()
  return (
    <>
      <div className={`${layout.row} ${layout.spread} ${layout.wrapping} ${styles.head}`}>
        <h1 className={typography.pageTitle}>{page.cart}</h1>
      </div>
      <WithoutScripts text={page.needsScript} />
      <div className={`${layout.columns} ${styles.columns} ${styles.skeleton}`} aria-hidden="true">
        <div className={styles.lines}>
          <div className={cartLine.line}>
            <div className={`${skeleton.block} ${styles.picture} ${cartLine.picture}`} />
            <div className={cartLine.body}>
              <div className={skeleton.line} />
              <div className={skeleton.shortLine} />
            </div>
          </div>
        </div>
        <div className={styles.aside}>
          <div className={`${skeleton.block} ${styles.summary} ${summaryBox.box}`} />
        </div>
      </div>
    </>
  )
}

/** The variation drawer of a cart line (spec, 2). Each change is in the cart at once. */
function EditDrawer({
  productState,
  today,
}: {
  productState: (id: number) => CartProductState
  today: string
}) {
  const opened = useCart(({ drawer }) => drawer)
  const [last, setLast] = useState(opened)
  if (opened !== null && opened !== last) setLast(opened)
  const line = last === null ? null : productState(last)
  if (line?.state !== 'ready') return null
  return (
    <VariantSelectionProvider key={line.product.id} product={line.product}>
      <SyncWithCart open={opened !== null} />
      <DeferredPickerUi part="drawer" description={line.description} today={today} syncsWithCart />
    </VariantSelectionProvider>
  )
}

/** Writes each change of the selection to the cart. An empty selection is removed when the drawer closes, not while typing. */
function SyncWithCart({ open }: { open: boolean }) {
  const { product, store } = useVariantPicker()
  useEffect(() => {
    if (!open) return
    const stop = store.subscribe(({ selection }, before) => {
      if (selection !== before.selection && pieceCount(selection) > 0)
        putInCart(cartItemOf(product, selection))
    })
    return () => {
      stop()
      if (pieceCount(store.getState().selection) === 0) removeFromCart(product.id)
    }
  }, [open, product, store])
  return null
}
