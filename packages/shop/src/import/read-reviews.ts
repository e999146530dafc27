import { day, email, known, whole, words } from './cells.ts'
import type { Folder } from './folder.ts'
import type { Catalogue } from './read-catalogue.ts'

export type ReviewsFile = ReturnType<typeof readReviews>

/** reviews.csv: what customers wrote before the shop had this server. One of each customer for a product. */
export function readReviews(folder: Folder, { products }: Catalogue) {
  return folder.table(
    'reviews.csv',
    {
      product: known(products.keys, products.file),
      fname: words,
      email,
      rate: whole(1, 5),
      comment: words,
      date: day,
    },
    'product',
    'email',
  )
}
