import { Link } from '@tanstack/react-router'
import type { CartItem, Selection } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { firstTier, type PriceTier, tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { lineSum } from '@zayy/domain/checkout/order-totals'
import { type Halalas, times, toSar, ZERO } from '@zayy/domain/money'
import { formatAmount, formatNumber } from '@zayy/i18n/numbers'
import { sizeLabel } from '@zayy/i18n/size-label'
import button from '@zayy/ui/button.module.css'
import { Dot } from '@zayy/ui/dot'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import { Thumb } from '@zayy/ui/thumb'
import typography from '@zayy/ui/typography.module.css'
import { type CartProduct, cartItemOf } from '../cart-state/cart-product.ts'
import { putInCart, removeFromCart, setDrawer } from '../cart-state/cart-store.ts'
import type { CartProductState } from '../cart-state/use-cart-products.ts'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { Price } from '../prices/price.tsx'
import { PriceHint } from '../prices/price-hint.tsx'
import { useAddOfferedPieces } from '../variant-picker/variant-selection-context.tsx'
import styles from './cart-line.module.css'
import { LineLoadError, LineUnavailable, PriceChange } from './cart-line-notices.tsx'
import { useCartPageMessages } from './cart-messages.ts'

type CartLineProps = {
  item: CartItem
  productState: CartProductState
  onRetry: () => void
  onRemoved: (item: CartItem) => void
}

export function CartLine({ item, productState, onRetry, onRemoved }: CartLineProps) {
  const page = useCartPageMessages()
  const messages = useBuyingMessages('cart')
  const { product, selectedProduct } = item
  const tiers = tiersFromWire(product.pieces)
  const sum = lineSum({ tiers, quantity: pieceCount(selectedProduct.colors) })
  const unavailable = productState.state === 'unavailable'
  const isSold = !unavailable || productState.isSold
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
      <Link className={styles.picture} {...to} tabIndex={-1} aria-hidden="true" disabled={!isSold}>
        <Thumb url={product.image} width={128} height={160} />
      </Link>
      <div className={styles.body}>
        <div className={`${layout.row} ${layout.spread} ${styles.top}`}>
          <div>
            <p className={typography.caption}>{product.category.name}</p>
            <h2>
              {isSold ? (
                <Link {...to} className={typography.touchArea}>
                  {product.name}
                </Link>
              ) : (
                product.name
              )}
            </h2>
          </div>
          {unavailable ? null : (
            <div className={styles.total}>
              <b>
                <Price amount={sum.subtotal} />
              </b>
              {sum.saving > ZERO ? (
                <span className={`${typography.tiny} ${typography.highlight}`}>
                  {messages.saved} <Price amount={sum.saving} />
                </span>
              ) : null}
            </div>
          )}
        </div>
        {unavailable ? (
          <LineUnavailable isSold={isSold} />
        ) : (
          <>
            {ready && productState.droppedPieces > 0 ? (
              <p className={typography.error}>{messages.droppedPieces(productState.droppedPieces)}</p>
            ) : null}
            {productState.state === 'failed' ? <LineLoadError onRetry={onRetry} /> : null}
            {ready ? <PriceChange earlier={productState.earlierTiers} sum={sum} /> : null}
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

type CartLineTableProps = {
  /** null while its names load: the table already has its final size. */
  product: CartProduct | null
  selection: Selection
  tiers: readonly PriceTier[]
}

/** A line's pieces by colour (spec, 2 /cart). */
function CartLineTable({ product, selection, tiers }: CartLineTableProps) {
  const page = useCartPageMessages()
  const messages = useBuyingMessages('cart')
  const { colours } = useMessages('layout')
  const sum = lineSum({ tiers, quantity: pieceCount(selection) })
  const first = firstTier(tiers).price
  return (
    <table className={styles.table}>
      <caption className={typography.visuallyHidden}>{page.lineDetail}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.colour}</th>
          <th scope="col">{page.sizes}</th>
          <th scope="col">{messages.piecesLabel}</th>
          <th scope="col">{messages.each}</th>
          <th scope="col">{messages.sum}</th>
        </tr>
      </thead>
      <tbody>
        {selection.map((colour) => (
          <ColourRow key={colour.color_id} product={product} colour={colour} unit={sum.unit} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{messages.pieces(sum.quantity)}</th>
          <td className={typography.soft}>{colours(selection.length)}</td>
          <td className={typography.strong}>{formatNumber(sum.quantity)}</td>
          <td>
            <Price amount={sum.unit} />{' '}
            {first > sum.unit ? (
              <s className={typography.caption} aria-hidden="true">
                <bdi dir="ltr">{formatAmount(toSar(first))}</bdi>
              </s>
            ) : null}
          </td>
          <td className={typography.strong}>
            <Price amount={sum.subtotal} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Shows skeletons until the product's names are loaded. */
function ColourRow({
  product,
  colour,
  unit,
}: {
  product: CartProduct | null
  colour: Selection[number]
  unit: Halalas
}) {
  const locale = useLocale()
  const { loading } = useMessages('layout')
  const named = product?.colours.find(({ id }) => id === colour.color_id)
  const order = product?.sizes.map(({ id }) => id) ?? []
  const sizes = colour.sizes.toSorted((a, b) => order.indexOf(a.size_id) - order.indexOf(b.size_id))
  const count = pieceCount([colour])
  return (
    <tr>
      <th scope="row">
        {named ? (
          <>
            <Dot code={named.code} className={styles.dot} />
            {named.name}
          </>
        ) : (
          <>
            <span className={typography.visuallyHidden}>{loading}</span>
            <span className={`${skeleton.block} ${styles.loadingWord}`} />
          </>
        )}
      </th>
      <td className={`${typography.soft} ${styles.sizes}`}>
        {sizes.map(({ size_id, quantity }) => (
          <span key={size_id}>
            {product ? (
              <bdi>
                {sizeLabel(product.sizes.find(({ id }) => id === size_id)?.name ?? '', locale)} ×{' '}
                {formatNumber(quantity)}
              </bdi>
            ) : (
              <span className={`${skeleton.block} ${styles.loadingWord} ${styles.loadingSize}`} />
            )}
          </span>
        ))}
      </td>
      <td>{formatNumber(count)}</td>
      <td>
        <Price amount={unit} />
      </td>
      <td>
        <Price amount={times(unit, count)} />
      </td>
    </tr>
  )
}
