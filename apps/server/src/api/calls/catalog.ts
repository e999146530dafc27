import { getCategory } from '@zayy/shop/catalog/get-category'
import { getProduct } from '@zayy/shop/catalog/get-product'
import { listCartProducts } from '@zayy/shop/catalog/list-cart-products'
import { listProducts } from '@zayy/shop/catalog/list-products'
import { listReviews, newestReviews } from '@zayy/shop/reviews/list-reviews'
import { procedures } from '../procedures.ts'

export const catalogRouter = procedures.catalog.router({
  products: procedures.catalog.products.handler(async ({ context: { database, facts, lang }, input }) => {
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
  product: procedures.catalog.product.handler(async ({ context: { database, lang }, input }) => ({
    data: await getProduct(database, lang, input.id, (product) => newestReviews(database, product)),
  })),
  rates: procedures.catalog.rates.handler(async ({ context: { database }, input }) => ({
    data: await listReviews(database, input.id, input.page ?? 1),
  })),
  cartProducts: procedures.catalog.cartProducts.handler(async ({ context: { database, lang }, input }) => ({
    data: await listCartProducts(database, lang, input.ids),
  })),
  category: procedures.catalog.category.handler(async ({ context: { database, facts, lang }, input }) => ({
    data: await getCategory(database, lang, input.id, facts.categories),
  })),
})
