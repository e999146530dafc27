import { useRouteContext } from '@tanstack/react-router'
import { unitPrice } from '@zayy/domain/catalog/price-tiers'
import { formatNumber, formatPercent } from '@zayy/i18n/numbers'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import { Rating } from '@zayy/ui/stars'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import { useState } from 'react'
import { setDrawer } from '../../cart-state/cart-store.ts'
import { DeliveryFacts } from '../../delivery/delivery-facts.tsx'
import { useBuyingMessages } from '../../i18n/buying-messages.ts'
import { useLocale, useMessages } from '../../i18n/locale-context.tsx'
import { localizedPath } from '../../i18n/localized-path.ts'
import { Trans } from '../../i18n/trans.tsx'
import { chatWith } from '../../links/contact-links.ts'
import { ShopLink } from '../../links/shop-link.tsx'
import { Breadcrumbs } from '../../page/breadcrumbs.tsx'
import factList from '../../page/fact-list.module.css'
import { WithoutScripts } from '../../page/without-scripts.tsx'
import { Price, usePriceTax } from '../../prices/price.tsx'
import { useShopSettings } from '../../shop-settings/shop-settings.ts'
import { afterHydration } from '../../use-loaded-component.tsx'
import { AddToCartButton } from '../../variant-picker/add-to-cart-button.tsx'
import { BuyBar } from '../../variant-picker/buy-bar.tsx'
import { DeferredPickerUi } from '../../variant-picker/lazy-parts.tsx'
import { hasManySizes, opensAsGrid } from '../../variant-picker/picker-view.ts'
import { SelectionPriceTiers, SelectionTotals } from '../../variant-picker/selection-price-tiers.tsx'
import { VariantPicker } from '../../variant-picker/variant-picker.tsx'
import {
  useSettledSelection,
  useUnitPrice,
  useVariantPicker,
  VariantSelectionProvider,
} from '../../variant-picker/variant-selection-context.tsx'
import { Gallery } from './gallery.tsx'
import { ProductDescription } from './product-description.tsx'
import { productTrail } from './product-head.ts'
import styles from './product-page.module.css'
import type { ProductView } from './product-view.ts'
import { Reviews } from './reviews.tsx'

const ProductRows = afterHydration(() => import('../../product-rows/product-rows.tsx'))

/**
 * The page of a product (spec, 2 /product/:id).
 * @param today YYYY-MM-DD in Riyadh when the page was made
 */
export function ProductPage({ view: loaded, today }: { view: ProductView; today: string }) {
  const { view, showReview } = useReviewedProduct(loaded)
  const { colours, sizes } = view.product
  return (
    <VariantSelectionProvider key={view.product.id} product={view.product}>
      <Breadcrumbs trail={productTrail(view)} />
      <main id="main">
        <div className={`${layout.container} ${styles.page}`}>
          <div
            className={
              opensAsGrid(colours.length, sizes.length) || hasManySizes(sizes.length)
                ? `${styles.grid} ${styles.wide}`
                : styles.grid
            }
          >
            <GalleryAtColour view={view} />
            <Panel view={view} today={today} />
            <ProductDescription view={view} />
          </div>
        </div>
        <DeferredPickerUi part="stickyBuyBar" />
        <Reviews view={view} onReviewed={showReview} />
        <div className={layout.container}>
          <ProductRows current={view.product.id} />
        </div>
      </main>
    </VariantSelectionProvider>
  )
}

/** Returns the loaded product with the visitor's new review, until the product is loaded again. */
function useReviewedProduct(loaded: ProductView) {
  const [reviewed, setReviewed] = useState<{ loaded: ProductView; view: ProductView } | null>(null)
  return {
    view: reviewed?.loaded === loaded ? reviewed.view : loaded,
    showReview: (view: ProductView) => setReviewed({ loaded, view }),
  }
}

function GalleryAtColour({ view }: { view: ProductView }) {
  const colour = useSettledSelection(({ activeColour }) => activeColour)
  return <Gallery key={colour} photos={view.photos} colour={colour} />
}

function Panel({ view, today }: { view: ProductView; today: string }) {
  const tax = usePriceTax()
  const messages = useBuyingMessages('product')
  const { totals } = useVariantPicker()
  const { product } = view
  const openDrawer = () => setDrawer(product.id)
  const separator = useLocale() === 'ar' ? '، ' : ', '
  /** Isolates each name: a comma between two Latin names would reverse their order in Arabic. */
  const namesOf = (named: readonly { name: string }[]) =>
    named.map(({ name }) => `\u2068${name}\u2069`).join(separator)
  return (
    <div className={styles.panel}>
      <div className={styles.offer}>
        <ProductHeading view={view} />
        <SelectionPriceTiers thumb={<DeferredPickerUi part="thumb" look="full" />} />
      </div>
      <WithoutScripts text={messages.needsScripts(namesOf(product.colours), namesOf(product.sizes))} />
      <div className={`${styles.selection} ${visibility.needsScript}`}>
        <VariantPicker {...(view.sizeChart ? { sizeChart: '#size-chart' } : {})} onOpenDrawer={openDrawer} />
      </div>
      <div className={styles.order}>
        <div ref={totals} className={`${styles.totals} ${visibility.needsScript}`}>
          <SelectionTotals tax={tax} />
          <AddToCartButton className={`${button.large} ${visibility.notOnPhones}`} />
        </div>
        <DeliveryFacts today={today}>
          <AskAboutProduct product={view.product} />
        </DeliveryFacts>
      </div>
      <BuyBar tax={tax} onOpenDrawer={openDrawer} />
      <DeferredPickerUi part="drawer" description={view.description} today={today} />
    </div>
  )
}

/** A chat link about the product: on phones the buy bar covers the floating chat button. */
function AskAboutProduct({ product }: Pick<ProductView, 'product'>) {
  const messages = useBuyingMessages('product')
  const { whatsapp } = useShopSettings()
  const { origin } = useRouteContext({ from: '__root__' })
  const path = localizedPath(useLocale(), `/product/${product.id}`)
  if (!whatsapp) return null
  return (
    <li>
      <Icon name="whatsapp-logo" className={factList.icon} />
      <a
        className={`${typography.link} ${typography.touchArea}`}
        href={chatWith(whatsapp, `${product.name}\n${origin}${path}`)}
        target="_blank"
        rel="noreferrer"
      >
        {messages.ask}
      </a>
    </li>
  )
}

function ProductHeading({ view }: { view: ProductView }) {
  const messages = useBuyingMessages('product')
  const { rating } = useMessages('layout')
  const { made } = useShopSettings()
  return (
    <div className={styles.heading}>
      <p className={typography.note}>
        <ShopLink to={view.category.to}>
          <bdi>{view.category.name}</bdi>
        </ShopLink>
      </p>
      <h1>{view.product.name}</h1>
      <div className={`${layout.row} ${layout.wrapping} ${typography.small} ${styles.facts}`}>
        {view.rate === null ? null : (
          <a href="#reviews" className={styles.rating}>
            <Rating
              value={view.rate}
              label={`${rating(view.rate.toFixed(1))} — ${messages.reviewCount(view.rates)}`}
              count={formatNumber(view.rates)}
            />
          </a>
        )}
        {view.sold > 0 ? <span className={typography.soft}>{messages.sold(view.sold)}</span> : null}
        {view.brand ? (
          <ShopLink to={view.brand.to} className={`${layout.row} ${typography.accent} ${styles.brand}`}>
            <Icon name="seal-check" size="s" />
            {made ? `${made.name} · ` : null}
            <bdi>{view.brand.name}</bdi>
          </ShopLink>
        ) : null}
      </div>
      <PriceNow />
    </div>
  )
}

/** The unit price at the quantity of the tier bar, next to the first tier's if that is higher. */
function PriceNow() {
  const messages = useBuyingMessages('product')
  const { taxPercent } = useShopSettings()
  const tax = usePriceTax()
  const { tiers } = useVariantPicker()
  const unit = useUnitPrice()
  const first = unitPrice(tiers, 0)
  return (
    <div className={styles.prices}>
      <span className={styles.price}>
        <Price amount={unit} rolls />
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
