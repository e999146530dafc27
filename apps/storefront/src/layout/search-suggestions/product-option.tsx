import type { ProductCard } from '@zayy/contract/types'
import { firstTier, lowestTier, tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { markMatches } from '@zayy/domain/text/mark-matches'
import { Thumb } from '@zayy/ui/thumb'
import { Fragment } from 'react'
import { useMessages } from '../../i18n/locale-context.tsx'
import { Trans } from '../../i18n/trans.tsx'
import { Price } from '../price.tsx'
import { SearchOption } from './search-option.tsx'
import typography from '@zayy/ui/typography.module.css'
import styles from './search-suggestions.module.css'

/** A product that is suggested: picture, name with what was searched for marked, category, first and lowest price. */
export function ProductOption({
  product,
  search,
  ...option
}: {
  product: ProductCard
  search: string
  id: string
  active: string | undefined
  onOpen: () => void
}) {
  return (
    <SearchOption {...option} to={`/product/${product.id}`} className={styles.product}>
      <Thumb url={product.image} width={48} height={60} />
      <span className={styles.name}>
        <b>
          {markMatches(product.name, search).map(({ text, marked }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places
            marked ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
          )}
        </b>
        <span>{product.category.name}</span>
      </span>
      <Prices pieces={product.pieces} />
    </SearchOption>
  )
}

function Prices({ pieces }: Pick<ProductCard, 'pieces'>) {
  const messages = useMessages('layout')
  const tiers = tiersFromWire(pieces)
  if (tiers.length === 0) return null
  const first = firstTier(tiers)
  const lowest = lowestTier(tiers)
  return (
    <span className={styles.prices}>
      <b className={typography.number}>
        <Price amount={first.price} />
      </b>
      {lowest.price < first.price ? (
        <span>
          <Trans text={messages.lowest(lowest.from)} parts={{ price: <Price amount={lowest.price} /> }} />
        </span>
      ) : null}
    </span>
  )
}
