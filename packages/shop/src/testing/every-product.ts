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
