import { setDrawer } from '../../cart-state/store/cart-store.ts'
import { DeliveryFacts } from '../../delivery/delivery-facts.tsx'
import { useLocale, useMessages } from '../../i18n/locale-context.tsx'
import { afterHydration } from '../../layout/after-hydration.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { usePriceTax } from '../../layout/use-price-tax.ts'
import { WithoutScripts } from '../../layout/without-scripts.tsx'
import { AddToCartButton } from '../../variant-picker/add-to-cart-button.tsx'
import { BuyBar } from '../../variant-picker/buy-bar.tsx'
import { LiveSelectionHost } from '../../variant-picker/live-selection-host.tsx'
import { hasManySizes } from '../../variant-picker/picker-view.ts'
import { SelectionPriceTiers } from '../../variant-picker/selection-price-tiers.tsx'
import { SelectionTotals } from '../../variant-picker/selection-totals.tsx'
import { VariantPicker } from '../../variant-picker/variant-picker.tsx'
import {
  useVariantPicker,
  useVariantSelection,
  VariantSelectionProvider,
} from '../../variant-picker/variant-selection-context.tsx'
import { AskAboutProduct } from './ask-about-product.tsx'
import { Gallery } from './gallery.tsx'
import { unpackPhotos } from './gallery-photos.ts'
import { ProductDescription } from './product-description.tsx'
import { ProductHeading } from './product-heading.tsx'
import { productTrail } from './product-trail.ts'
import type { ProductView } from './product-view.ts'
import { Reviews } from './reviews.tsx'
import { useReviewedProduct } from './use-reviewed-product.ts'
import button from '@zayy/ui/button.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import layout from '@zayy/ui/layout.module.css'
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
        <LiveSelectionHost part="dock" />
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
  return <Gallery key={colour} photos={unpackPhotos(view.photos)} colour={colour} />
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
        <SelectionPriceTiers pin={<LiveSelectionHost part="pin" look="full" />} />
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
      <LiveSelectionHost part="drawer" description={view.description} today={today} />
    </div>
  )
}
