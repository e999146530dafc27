import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { useListingMessages } from '../../paged-list/listing-messages.ts'
import { categoryTrail } from './category-trail.ts'
import type { CategoryChildren } from './load-category-children.ts'
import { TilesPage } from './tiles-page.tsx'

/** The children of a category as tiles. */
export function CategoryTilesPage({ category, saudi }: { category: CategoryChildren; saudi: boolean }) {
  const messages = useListingMessages()
  return (
    <TilesPage
      breadcrumbs={<Breadcrumbs trail={categoryTrail(category, { saudi, messages })} />}
      name={category.name}
      intro={category.desc || messages.chooseChild}
      tiles={category.tiles}
      saudi={saudi ? category.address.saudi : null}
    />
  )
}
