import { pieceCount } from '@zayy/domain/cart/piece-count'
import { isTooLargeToOrder } from '@zayy/domain/checkout/order-size'
import { useState } from 'react'
import { useCart } from '../cart-state/store/cart-store.ts'
import { useCartProducts } from '../cart-state/use-cart-products.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { CartBuyBar } from './cart-buy-bar.tsx'
import { CartEmpty } from './cart-empty.tsx'
import { CartTooLarge } from './cart-line-notices.tsx'
import { CartLine } from './cart-line.tsx'
import { useCartPageMessages } from './cart-page-messages.ts'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EditDrawer } from './edit-drawer.tsx'
import { RemovedLine } from './removed-line.tsx'
import { type RemovedCartLine, withRemovedLines } from './removed-lines.ts'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './cart-page.module.css'

/**
 * The cart (spec, 2 /cart). It is stored in the browser, so the server renders a skeleton.
 * @param today YYYY-MM-DD in Riyadh when the page was made
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
