import { setDrawer } from '../../cart-state/cart-store.ts'
import { DeliveryFacts } from '../../delivery/delivery-facts.tsx'
import { Crumbs } from '../../layout/breadcrumbs.tsx'
import { categoryPath } from '../../layout/category-path.ts'
import { useFrame } from '../../layout/use-shop-settings.ts'
import { AddButton } from '../../variant-picker/add-to-cart-button.tsx'
import { BuyBar } from '../../variant-picker/buy-bar.tsx'
import { Ladder } from '../../variant-picker/selection-price-tiers.tsx'
import { ChoiceTotals } from '../../variant-picker/selection-totals.tsx'
import { SpokenTotals } from '../../variant-picker/totals-announcement.tsx'
import { ChoiceDrawerHost } from '../../variant-picker/variant-drawer-host.tsx'
import { Chooser } from '../../variant-picker/variant-picker.tsx'
import { ChoiceProvider, useChoice } from '../../variant-picker/variant-selection-context.tsx'
import { Gallery } from './gallery.tsx'
import { unpackPhotos } from './gallery-photos.ts'
import { ProductDescription } from './product-description.tsx'
import { ProductHeading } from './product-heading.tsx'
import type { ProductView } from './product-view.ts'
import { Reviews } from './reviews.tsx'

/**
 * The page of a product (spec, 2 /product/:id).
 * @param today YYYY-MM-DD in Riyadh when the page was made
 */
export function ProductPage({ view, today }: { view: ProductView; today: string }) {
  return (
    <ChoiceProvider key={view.choosable.id} product={view.choosable}>
      <Crumbs
        trail={[{ name: view.category.name, to: categoryPath(view.category) }, { name: view.choosable.name }]}
      />
      <main id="main">
        <div className="wrap product-wrap">
          <div className="pgrid">
            <GalleryAtColour view={view} />
            <Panel view={view} today={today} />
            <ProductDescription view={view} />
          </div>
        </div>
        <Reviews view={view} />
      </main>
    </ChoiceProvider>
  )
}

function GalleryAtColour({ view }: { view: ProductView }) {
  const colour = useChoice(({ activeColour }) => activeColour)
  return <Gallery key={colour} photos={unpackPhotos(view.photos)} colour={colour} />
}

function Panel({ view, today }: { view: ProductView; today: string }) {
  const { taxIncluded } = useFrame()
  const openDrawer = () => setDrawer(view.choosable.id)
  return (
    <div className="panel">
      <ProductHeading view={view} />
      <Ladder />
      <Chooser {...(view.sizeChart ? { sizeChart: '#size-chart' } : {})} onOpenDrawer={openDrawer} />
      <div className="pblk panel-sum">
        <ChoiceTotals taxIncluded={taxIncluded} />
        <SpokenTotals />
        <AddButton className="lg only-d" />
      </div>
      <DeliveryFacts today={today} />
      <BuyBar taxIncluded={taxIncluded} onOpenDrawer={openDrawer} />
      <ChoiceDrawerHost description={view.description} today={today} />
    </div>
  )
}
