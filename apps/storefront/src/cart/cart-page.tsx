import { pieceCount } from '@zayy/domain/cart/piece-count'
import { useState } from 'react'
import { useCart } from '../cart-state/cart-store.ts'
import { useFreshProducts } from '../cart-state/use-cart-products.ts'
import { Crumbs } from '../layout/breadcrumbs.tsx'
import { CartBuyBar } from './cart-buy-bar.tsx'
import { CartEmpty } from './cart-empty.tsx'
import { CartLine } from './cart-line.tsx'
import { useCartPageMessages } from './cart-page-messages.ts'
import { CartWaiting } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EditDrawer } from './edit-drawer.tsx'
import { RemovedLine } from './removed-line.tsx'
import { placeRemoved, type Removed } from './removed-lines.ts'

/**
 * The cart (spec, 2 /cart). It lives in the browser, so the server renders its frame alone.
 * @param today YYYY-MM-DD in Riyadh when the page was made
 */
export function CartPage({ today }: { today: string }) {
  const page = useCartPageMessages()
  const ready = useCart((cart) => cart.ready)
  const items = useCart((cart) => cart.items)
  const [removed, setRemoved] = useState<Removed[]>([])
  const fresh = useFreshProducts(items.map(({ product }) => product.id))
  const forget = (id: number) => setRemoved((had) => had.filter(({ item }) => item.product.id !== id))
  const sold = items.filter(({ product }) => fresh.of(product.id).state !== 'gone')
  const pieces = sold.reduce((sum, { selectedProduct }) => sum + pieceCount(selectedProduct.colors), 0)

  return (
    <>
      <Crumbs trail={[{ name: page.cart }]} />
      <main className="wrap cart-wrap" id="main">
        {!ready ? (
          <CartWaiting />
        ) : items.length === 0 ? (
          <>
            {removed.map((gone) => (
              <RemovedLine key={gone.item.product.id} {...gone} onGone={forget} />
            ))}
            <CartEmpty />
          </>
        ) : (
          <>
            <div className="row between wrapx cart-head">
              <h1 className="h1" tabIndex={-1} id="cart-title">
                {page.cart}
              </h1>
              <p className="soft">{page.counts(items.length, pieces)}</p>
            </div>
            <div className="g12 cg">
              <div className="cart-lines">
                {placeRemoved(items, removed).map((entry) =>
                  entry.kind === 'line' ? (
                    <CartLine
                      key={entry.item.product.id}
                      item={entry.item}
                      fresh={fresh.of(entry.item.product.id)}
                      onRetry={() => fresh.retry(entry.item.product.id)}
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
              <aside className="cart-aside">
                <CartSummary sold={sold} all={items} today={today} />
              </aside>
            </div>
            <CartBuyBar sold={sold} all={items} />
          </>
        )}
      </main>
      <EditDrawer fresh={fresh.of} today={today} />
    </>
  )
}
