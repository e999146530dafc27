import { useListingMessages } from '../../paged-list/listing-messages.ts'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import type { CategoryChildren } from './load-category-children.ts'
import { TilesPage } from './tiles-page.tsx'

/** The children of a category as tiles. */
export function CategoryTilesPage({ category, saudi }: { category: CategoryChildren; saudi: boolean }) {
  const messages = useListingMessages()
  const label =
    saudi && category.root !== null
      ? { name: category.root, to: '/brands' }
      : { name: messages.categories, to: '/shop' }
  return (
    <TilesPage
      breadcrumbs={<Breadcrumbs trail={[label, { name: category.name }]} />}
      name={category.name}
      intro={category.desc || messages.chooseChild}
      tiles={category.tiles}
      saudi={saudi ? category.address.saudi : null}
    />
  )
}
