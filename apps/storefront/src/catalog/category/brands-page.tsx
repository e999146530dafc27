import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { useListingMessages } from '../../paged-list/listing-messages.ts'
import { type BrandsView, brandsTrail } from './load-brands.ts'
import { TilesPage } from './tiles-page.tsx'

/** The brands that are made in Saudi Arabia. */
export function BrandsPage({ made }: { made: BrandsView }) {
  const messages = useListingMessages()
  return (
    <TilesPage
      grand
      breadcrumbs={<Breadcrumbs trail={brandsTrail(made)} />}
      name={made.name}
      intro={made.desc || messages.brandsIntro}
      tiles={made.brands.map(({ products, ...tile }) => ({ ...tile, count: messages.products(products) }))}
      saudi={made.saudi}
    />
  )
}
