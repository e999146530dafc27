import { AddButton } from '../../cart/add-button.tsx'
import { BuyBar } from '../../cart/buy-bar.tsx'
import { setDrawer } from '../../cart/cart-store.ts'
import { ChoiceProvider, useChoice } from '../../cart/choice-context.tsx'
import { ChoiceDrawerHost } from '../../cart/choice-drawer-host.tsx'
import { ChoiceTotals } from '../../cart/choice-totals.tsx'
import { Chooser } from '../../cart/chooser.tsx'
import { DeliveryFacts } from '../../cart/delivery-facts.tsx'
import { Ladder } from '../../cart/ladder.tsx'
import { SpokenTotals } from '../../cart/spoken-totals.tsx'
import { categoryPath } from '../../frame/category-path.ts'
import { Crumbs } from '../../frame/crumbs.tsx'
import { useFrame } from '../../frame/use-frame.ts'
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
