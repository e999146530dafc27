import { useRouteContext } from '@tanstack/react-router'
import { Icon } from '@zayy/ui/icon'
import { setDrawer } from '../../cart-state/cart-store.ts'
import { DeliveryFacts } from '../../delivery/delivery-facts.tsx'
import { useLocale, useMessages } from '../../i18n/locale-context.tsx'
import { localizedPath } from '../../i18n/localized-path.ts'
import { whatsappLink } from '../../links/contact-links.ts'
import { Breadcrumbs } from '../../page/breadcrumbs.tsx'
import { WithoutScripts } from '../../page/without-scripts.tsx'
import { usePriceTax } from '../../prices/price.tsx'
import { useShopSettings } from '../../shop-settings/shop-settings.ts'
import { afterHydration } from '../../use-loaded-component.tsx'
import { AddToCartButton } from '../../variant-picker/add-to-cart-button.tsx'
import { BuyBar } from '../../variant-picker/buy-bar.tsx'
import { DeferredPickerUi } from '../../variant-picker/lazy-parts.tsx'
import { hasManySizes } from '../../variant-picker/picker-view.ts'
import { SelectionPriceTiers } from '../../variant-picker/selection-price-tiers.tsx'
import { SelectionTotals } from '../../variant-picker/selection-totals.tsx'
import { VariantPicker } from '../../variant-picker/variant-picker.tsx'
import {
  useVariantPicker,
  useVariantSelection,
  VariantSelectionProvider,
} from '../../variant-picker/variant-selection-context.tsx'
import { Gallery } from './gallery.tsx'
import { ProductDescription } from './product-description.tsx'
import { productTrail } from './product-head.ts'
import { ProductHeading } from './product-heading.tsx'
import type { ProductView } from './product-view.ts'
import { useReviewedProduct } from './reviewed-product.ts'
import { Reviews } from './reviews.tsx'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import factList from '../../page/fact-list.module.css'
import styles from './product-page.module.css'

const ProductRows = afterHydration(() => import('../../product-rows/product-rows.tsx'))

/**
 * The page of a product (spec, 2 /product/:id).
 * @param today YYYY-MM-DD in Riyadh when the page was made
 */
export function ProductPage({ view: loaded, today }: { view: ProductView; today: string }) {
  const { view, showReview } = useReviewedProduct(loaded)
  return (
    <VariantSelectionProvider key={view.product.id} product={view.product}>
      <Breadcrumbs trail={productTrail(view)} />
      <main id="main">
        <div className={`${layout.container} ${styles.page}`}>
          <div
            className={
              hasManySizes(view.product.sizes.length) ? `${styles.grid} ${styles.wide}` : styles.grid
            }
          >
            <GalleryAtColour view={view} />
            <Panel view={view} today={today} />
            <ProductDescription view={view} />
          </div>
        </div>
        <DeferredPickerUi part="dock" />
        <Reviews view={view} onReviewed={showReview} />
        <div className={layout.container}>
          <ProductRows current={view.product.id} />
        </div>
      </main>
    </VariantSelectionProvider>
  )
}

function GalleryAtColour({ view }: { view: ProductView }) {
  const colour = useVariantSelection(({ activeColour }) => activeColour)
  return <Gallery key={colour} photos={view.photos} colour={colour} />
}

function Panel({ view, today }: { view: ProductView; today: string }) {
  const tax = usePriceTax()
  const messages = useMessages('product')
  const { totals } = useVariantPicker()
  const { product } = view
  const openDrawer = () => setDrawer(product.id)
  const separator = useLocale() === 'ar' ? '، ' : ', '
  /** Each name is isolated: a comma between two Latin ones would turn the order round in Arabic. */
  const namesOf = (named: readonly { name: string }[]) =>
    named.map(({ name }) => `\u2068${name}\u2069`).join(separator)
  return (
    <div className={styles.panel}>
      <div className={styles.offer}>
        <ProductHeading view={view} />
        <SelectionPriceTiers pin={<DeferredPickerUi part="pin" look="full" />} />
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

/** One of the delivery facts: a chat that begins with the product, since on phones the buy bar covers the floating button. */
function AskAboutProduct({ product }: Pick<ProductView, 'product'>) {
  const messages = useMessages('product')
  const { whatsapp } = useShopSettings()
  const { origin } = useRouteContext({ from: '__root__' })
  const path = localizedPath(useLocale(), `/product/${product.id}`)
  if (!whatsapp) return null
  return (
    <li>
      <Icon name="whatsapp-logo" className={factList.icon} />
      <a
        className={`${typography.link} ${typography.touchArea}`}
        href={whatsappLink(whatsapp, `${product.name}\n${origin}${path}`)}
        target="_blank"
        rel="noreferrer"
      >
        {messages.ask}
      </a>
    </li>
  )
}
