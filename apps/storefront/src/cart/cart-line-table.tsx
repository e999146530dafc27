import type { Selection } from '@zayy/domain/cart/cart'
import { colourCount, pieceCount } from '@zayy/domain/cart/piece-count'
import { firstTier, type PriceTier } from '@zayy/domain/catalog/price-tiers'
import { times, toSar } from '@zayy/domain/money'
import { formatAmount, formatNumber } from '@zayy/i18n/numbers'
import { Dot } from '@zayy/ui/dot'
import { Price } from '../frame/price.tsx'
import { useWords } from '../language/language-context.tsx'
import { lineSum } from './choice-context.tsx'
import type { Choosable } from './choosable.ts'
import { chosenColours } from './picked-list.tsx'

type CartLineTableProps = { product: Choosable; selection: Selection; tiers: readonly PriceTier[] }

/** A line's pieces by colour: sizes, number, price of one and sum; below, all of it (spec, 2 /cart). */
export function CartLineTable({ product, selection, tiers }: CartLineTableProps) {
  const words = useWords('cart')
  const sum = lineSum(tiers, pieceCount(selection))
  const first = firstTier(tiers).price
  return (
    <table className="clx">
      <caption className="vh">{words.lineDetail}</caption>
      <thead>
        <tr>
          <th scope="col">{words.colour}</th>
          <th scope="col">{words.sizes}</th>
          <th scope="col">{words.piecesLabel}</th>
          <th scope="col">{words.each}</th>
          <th scope="col">{words.sum}</th>
        </tr>
      </thead>
      <tbody>
        {chosenColours(product, selection).map(({ colour, sizes }) => {
          const count = colourCount(selection, colour.id)
          return (
            <tr key={colour.id}>
              <th scope="row">
                <Dot code={colour.code} />
                {colour.name}
              </th>
              <td className="soft szc">
                {sizes.map(({ size, quantity }) => (
                  <span key={size.id}>
                    <bdi dir="ltr">
                      {size.name} × {formatNumber(quantity)}
                    </bdi>
                  </span>
                ))}
              </td>
              <td>{formatNumber(count)}</td>
              <td>
                <Price sar={toSar(sum.unit)} />
              </td>
              <td>
                <Price sar={toSar(times(sum.unit, count))} />
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.pieces(sum.quantity)}</th>
          <td className="soft">{words.colours(selection.length)}</td>
          <td className="b">{formatNumber(sum.quantity)}</td>
          <td>
            <Price sar={toSar(sum.unit)} />{' '}
            {first > sum.unit ? (
              <s className="soft xs">
                <bdi dir="ltr">{formatAmount(toSar(first))}</bdi>
              </s>
            ) : null}
          </td>
          <td className="b">
            <Price sar={toSar(sum.subtotal)} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
