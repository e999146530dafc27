import type { Selection } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { firstTier, type PriceTier } from '@zayy/domain/catalog/price-tiers'
import { lineSum } from '@zayy/domain/checkout/order-totals'
import { type Halalas, times, toSar } from '@zayy/domain/money'
import { formatAmount, formatNumber } from '@zayy/i18n/numbers'
import { sizeLabel } from '@zayy/i18n/size-label'
import { Dot } from '@zayy/ui/dot'
import type { CartProduct } from '../cart-state/cart-product.ts'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { Price } from '../layout/price.tsx'
import { useCartPageMessages } from './cart-page-messages.ts'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './cart-line-table.module.css'

type CartLineTableProps = {
  /** null while its names are being loaded: the table has its final size already. */
  product: CartProduct | null
  selection: Selection
  tiers: readonly PriceTier[]
}

/** A line's pieces by colour: sizes, number, price of one and sum; below, all of it (spec, 2 /cart). */
export function CartLineTable({ product, selection, tiers }: CartLineTableProps) {
  const page = useCartPageMessages()
  const messages = useMessages('cart')
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

/** A colour's row. Until the product's names are here, grey bars keep their places. */
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
