import { Link } from '@tanstack/react-router'
import type { CartItem } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { lineSum } from '@zayy/domain/checkout/order-totals'
import { zero } from '@zayy/domain/money'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import { Picture } from '@zayy/ui/picture'
import typography from '@zayy/ui/typography.module.css'
import { cartItemOf } from '../cart-state/cart-product.ts'
import { putInCart, removeFromCart, setDrawer } from '../cart-state/store/cart-store.ts'
import type { CartProductState } from '../cart-state/use-cart-products.ts'
import { useMessages } from '../i18n/locale-context.tsx'
import { Price } from '../layout/price.tsx'
import { PriceHint } from '../price-tiers/price-hint.tsx'
import { useAddOfferedPieces } from '../variant-picker/use-accept-offer.ts'
import styles from './cart-line.module.css'
import { LineLoadError, PriceChange, ProductUnavailable } from './cart-line-notices.tsx'
import { CartLineTable } from './cart-line-table.tsx'
import { useCartPageMessages } from './cart-page-messages.ts'

type CartLineProps = {
  item: CartItem
  productState: CartProductState
  onRetry: () => void
  onRemoved: (item: CartItem) => void
}

/** A product of the cart: picture, what it costs, its pieces by colour and size, the price hint, edit and remove. */
export function CartLine({ item, productState, onRetry, onRemoved }: CartLineProps) {
  const page = useCartPageMessages()
  const messages = useMessages('cart')
  const { product, selectedProduct } = item
  const tiers = tiersFromWire(product.pieces)
  const sum = lineSum({ tiers, quantity: pieceCount(selectedProduct.colors) })
  const unavailable = productState.state === 'unavailable'
  const ready = productState.state === 'ready'
  const to = { to: '/product/$id', params: { id: String(product.id) } } as const

  const addPieces = useAddOfferedPieces()
  const acceptOffer = (more: number) => {
    if (productState.state !== 'ready') return
    const { product: current } = productState
    const selection = selectedProduct.colors
    addPieces(more, {
      product: current,
      selection,
      touched: null,
      replace: (increased) => putInCart(cartItemOf(current, increased)),
    })
  }

  return (
    <article className={styles.line} id={`line-${product.id}`} aria-label={product.name}>
      <Link className={styles.picture} {...to} tabIndex={-1} aria-hidden="true" disabled={unavailable}>
        <Picture url={product.image} alt="" sizes="128px" widths={[200, 400]} width={128} height={160} />
      </Link>
      <div className={styles.body}>
        <div className={`${layout.row} ${layout.spread} ${styles.top}`}>
          <div>
            <p className={typography.caption}>{product.category.name}</p>
            <h2>
              {unavailable ? (
                product.name
              ) : (
                <Link {...to} className={typography.touchArea}>
                  {product.name}
                </Link>
              )}
            </h2>
          </div>
          {unavailable ? null : (
            <div className={styles.total}>
              <b>
                <Price amount={sum.subtotal} />
              </b>
              {sum.saving > zero ? (
                <span className={`${typography.tiny} ${typography.highlight}`}>
                  {messages.saved} <Price amount={sum.saving} />
                </span>
              ) : null}
            </div>
          )}
        </div>
        {unavailable ? (
          <ProductUnavailable />
        ) : (
          <>
            {ready && productState.droppedPieces > 0 ? (
              <p className={typography.error}>{page.droppedPieces(productState.droppedPieces)}</p>
            ) : null}
            {productState.state === 'failed' ? <LineLoadError onRetry={onRetry} /> : null}
            {ready && productState.earlierTiers ? (
              <PriceChange earlier={productState.earlierTiers} sum={sum} />
            ) : null}
            <CartLineTable
              product={ready ? productState.product : null}
              selection={selectedProduct.colors}
              tiers={tiers}
            />
            <PriceHint tiers={tiers} count={sum.quantity} onMore={acceptOffer} />
          </>
        )}
        <div className={`${layout.row} ${styles.actions}`}>
          {unavailable ? null : (
            <button
              type="button"
              className={`${button.quiet} ${button.small}`}
              aria-label={page.editOf(product.name)}
              onClick={() => setDrawer(product.id)}
            >
              <Icon name="pencil-simple" />
              {page.edit}
            </button>
          )}
          <button
            type="button"
            className={`${button.destructive} ${button.small}`}
            aria-label={page.removeOf(product.name)}
            onClick={() => {
              onRemoved(item)
              removeFromCart(product.id)
            }}
          >
            <Icon name="trash" />
            {page.remove}
          </button>
        </div>
      </div>
    </article>
  )
}
