import { getCategory } from '@zayy/shop/catalog/get-category'
import { getProduct } from '@zayy/shop/catalog/get-product'
import { listCartProducts } from '@zayy/shop/catalog/list-cart-products'
import { listProducts } from '@zayy/shop/catalog/list-products'
import { listReviews, newestReviews } from '@zayy/shop/reviews/list-reviews'
import { implementer } from '../implementer.ts'

export const catalogRouter = implementer.catalog.router({
  products: implementer.catalog.products.handler(async ({ context: { database, facts, lang }, input }) => {
    const query = {
      page: input.page ?? 1,
      search: input.search,
      category: input.category_id,
      rate: input.avg_rate,
      men: input.is_men === 1,
      women: input.is_women === 1,
      children: input.is_child === 1,
      sort: input.sort,
    }
    return { data: await listProducts(database, lang, query, facts.categories) }
  }),
  product: implementer.catalog.product.handler(async ({ context: { database, lang }, input }) => ({
    data: await getProduct(database, lang, input.id, (product) => newestReviews(database, product)),
  })),
  rates: implementer.catalog.rates.handler(async ({ context: { database }, input }) => ({
    data: await listReviews(database, input.id, input.page ?? 1),
  })),
  cartProducts: implementer.catalog.cartProducts.handler(async ({ context: { database, lang }, input }) => ({
    data: await listCartProducts(database, lang, input.ids),
  })),
  category: implementer.catalog.category.handler(async ({ context: { database, facts, lang }, input }) => ({
    data: await getCategory(database, lang, input.id, facts.categories),
  })),
})
