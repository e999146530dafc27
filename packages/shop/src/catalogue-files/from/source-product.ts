/** A product as another shop's export describes it, before it becomes a product of this shop. */

/** One price and code of a product. `options` has a value per option of the product, '' if the file leaves it open. */
export type SourceVariant = {
  row: number
  options: readonly string[]
  /** As written in the file. */
  price: string
  /** Address of its picture, or ''. */
  image: string
}

export type SourceImage = { address: string; alt: string; row: number }

export type SourceProduct = {
  /** The row in the file that begins the product. */
  row: number
  /** Codes of the product, best first. The first free and valid one becomes its sku. */
  codes: readonly string[]
  name: string
  /** HTML or plain text. */
  description: string
  /** Paths from the root: [['Clothing', 'Shirts']]. The first is the main category. */
  categories: readonly (readonly string[])[]
  isLive: boolean
  options: readonly { name: string; values: readonly string[]; codes?: ReadonlyMap<string, string> }[]
  variants: readonly SourceVariant[]
  images: readonly SourceImage[]
  attributes: readonly { name: string; value: string }[]
  /** Maximum number of pieces of an order, if the file limits them. */
  mostPieces: number | null
  /** Words that may say who wears it. */
  wearers: string
  /** Other words for it. */
  tags: readonly string[]
}

/** The shops whose product exports can be converted. */
export const sources = ['shopify', 'woocommerce', 'salla'] as const
export type Source = (typeof sources)[number]
