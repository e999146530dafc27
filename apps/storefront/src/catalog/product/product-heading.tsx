import { unitPrice } from '@zayy/domain/catalog/price-tiers'
import { formatNumber, formatPercent } from '@zayy/i18n/numbers'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import { Stars } from '@zayy/ui/stars'
import typography from '@zayy/ui/typography.module.css'
import { useMessages } from '../../i18n/locale-context.tsx'
import { Trans } from '../../i18n/trans.tsx'
import { categoryProductsPath } from '../../links/paths.ts'
import { Price, usePriceTax } from '../../prices/price.tsx'
import { ShopLink } from '../../links/shop-link.tsx'
import { useShopSettings } from '../../shop-settings/shop-settings.ts'
import { useSelectionSum, useVariantPicker } from '../../variant-picker/variant-selection-context.tsx'
import styles from './product-heading.module.css'
import type { ProductView } from './product-view.ts'

/** Name, stars, pieces sold, where it is made, and the price of one piece at what is chosen. */
export function ProductHeading({ view }: { view: ProductView }) {
  const messages = useMessages('product')
  const { rating } = useMessages('layout')
  return (
    <div className={styles.heading}>
      <p className={typography.note}>
        <ShopLink to={categoryProductsPath(view.category)}>
          <bdi>{view.category.name}</bdi>
        </ShopLink>
      </p>
      <h1>{view.product.name}</h1>
      <div className={`${layout.row} ${layout.wrapping} ${typography.small} ${styles.facts}`}>
        {view.rate === null ? null : (
          <a href="#reviews" className={styles.rating}>
            <Stars
              value={view.rate}
              label={`${rating(view.rate.toFixed(1))} — ${messages.reviewCount(view.rates)}`}
              count={formatNumber(view.rates)}
            />
          </a>
        )}
        {view.sold > 0 ? <span className={typography.soft}>{messages.sold(view.sold)}</span> : null}
        {view.brand ? (
          <ShopLink
            to={categoryProductsPath(view.brand)}
            className={`${layout.row} ${typography.accent} ${styles.brand}`}
          >
            <Icon name="seal-check" size="s" />
            {messages.madeInSaudi} · <bdi>{view.brand.name}</bdi>
          </ShopLink>
        ) : null}
      </div>
      <PriceNow />
    </div>
  )
}

/** The price at the quantity chosen, the first tier's struck through where it is more, and that tax is on top of it. */
function PriceNow() {
  const messages = useMessages('product')
  const { taxPercent } = useShopSettings()
  const tax = usePriceTax()
  const { tiers } = useVariantPicker()
  const { unit } = useSelectionSum()
  const first = unitPrice(tiers, 0)
  return (
    <div className={styles.prices}>
      <span className={styles.price}>
        <Price amount={unit} />
      </span>
      {first > unit ? (
        <s aria-hidden="true">
          <Price amount={first} />
        </s>
      ) : null}
      <span className={typography.note}>
        <Trans
          text={messages.each[tax]}
          parts={{ percent: <bdi dir="ltr">{formatPercent(taxPercent)}</bdi> }}
        />
      </span>
    </div>
  )
}
