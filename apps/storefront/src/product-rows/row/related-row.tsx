import { CardRow } from './card-row.tsx'
import { useProductRowsMessages } from './product-rows-messages.ts'
import { useRelatedProducts } from './use-related-products.ts'

/** So many places are kept while the cards are fetched: as many as a desktop shows at once. */
const expected = 4

/** The products related to this one; nothing where there are none or the shop cannot be reached. */
export default function RelatedRow({ product }: { product: number }) {
  const { related } = useProductRowsMessages()
  const cards = useRelatedProducts(product)
  if (cards?.length === 0) return null
  return <CardRow id="related-products" title={related} cards={cards} expected={expected} />
}
