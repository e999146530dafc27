import { Crumbs } from '../../frame/crumbs.tsx'
import { useWords } from '../../language/language-context.tsx'
import type { BrandsView } from './brands-view.ts'
import { TilesPage } from './tiles-page.tsx'

/** The brands that are made in Saudi Arabia. */
export function BrandsPage({ made }: { made: BrandsView }) {
  const words = useWords('listing')
  return (
    <TilesPage
      grand
      crumbs={<Crumbs trail={[{ name: made.name }]} />}
      name={made.name}
      intro={made.desc || words.brandsIntro}
      tiles={made.brands.map(({ products, ...tile }) => ({ ...tile, count: words.products(products) }))}
      saudi={made.saudi}
    />
  )
}
