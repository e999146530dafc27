import type { Catalogue } from './catalogue.ts'
import { email, lineText, pastDay, reference, requiredText, wholeNumber } from './cells.ts'
import type { Folder } from './folder.ts'

export type ReviewsFile = ReturnType<typeof readReviews>

/** reviews.csv: what customers wrote before the shop had this server. One of each customer for a product. */
export function readReviews(folder: Folder, { products }: Catalogue) {
  return folder.table(
    'reviews.csv',
    {
      product: reference(products.keys, products.file),
      fname: lineText,
      email,
      rate: wholeNumber(1, 5),
      comment: requiredText,
      date: pastDay(folder.today),
    },
    'product',
    'email',
  )
}
