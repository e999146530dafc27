import type { ProductListQuery } from '../catalog/list-products.ts'

/** The filter of a product list that shows every product. */
export const everyProduct = {
  categories: undefined,
  rate: undefined,
  colours: undefined,
  sizes: undefined,
  men: false,
  women: false,
  children: false,
}

/** The query of a list of all products. */
export const everything: ProductListQuery = {
  ...everyProduct,
  page: 1,
  search: undefined,
  category: undefined,
  sort: undefined,
}
