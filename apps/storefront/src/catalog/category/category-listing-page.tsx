import { Crumbs } from '../../frame/crumbs.tsx'
import { useFrame } from '../../frame/use-frame.ts'
import { useWords } from '../../language/language-context.tsx'
import { ListingPage } from '../listing/listing-page.tsx'
import type { CategoryListing } from './category-listing.ts'

/** The products of a category. Within 'Made in Saudi' the way to it leads over the brands. */
export function CategoryListingPage({ category, saudi }: { category: CategoryListing; saudi: boolean }) {
  const words = useWords('listing')
  const { taxIncluded } = useFrame()
  const label =
    saudi && category.root !== null
      ? { name: category.root, to: '/brands' }
      : { name: words.categories, to: '/shop' }
  return (
    <ListingPage
      crumbs={<Crumbs trail={[label, { name: category.name }]} />}
      name={category.name}
      about={`${category.desc} ${taxIncluded ? words.taxIncluded : words.taxAdded}`.trim()}
      searchLabel={words.searchIn(category.name)}
      view={category.listing}
    />
  )
}
