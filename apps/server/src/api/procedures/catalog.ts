import { getCategory } from '@zayy/shop/catalog/get-category'
import { getOrderTemplate } from '@zayy/shop/catalog/get-order-template'
import { getProduct, listCartProducts } from '@zayy/shop/catalog/get-product'
import { listCards } from '@zayy/shop/catalog/list-cards'
import { listProducts } from '@zayy/shop/catalog/list-products'
import { listRelated } from '@zayy/shop/catalog/list-related'
import { listSuggestions } from '@zayy/shop/catalog/list-suggestions'
import { listReviews } from '@zayy/shop/reviews/list-reviews'
import { implementer } from '../implementer.ts'

export const catalogRouter = implementer.catalog.router({
  products: implementer.catalog.products.handler(async ({ context: { database, shared, locale }, input }) => {
    const query = {
      page: input.page ?? 1,
      search: input.search,
      category: input.category_id,
      rate: input.avg_rate,
      colours: input.colors,
      sizes: input.sizes,
      men: input.is_men === 1,
      women: input.is_women === 1,
      children: input.is_child === 1,
      sort: input.sort,
    }
    return { data: await listProducts(database, locale, query, shared.categories) }
  }),
  suggest: implementer.catalog.suggest.handler(async ({ context: { database, shared, locale }, input }) => ({
    data: await listSuggestions(database, locale, input.search, shared.categories),
  })),
  product: implementer.catalog.product.handler(async ({ context: { database, locale }, input }) => ({
    data: await getProduct(database, locale, input.id),
  })),
  related: implementer.catalog.related.handler(async ({ context: { database, locale }, input }) => ({
    data: await listRelated(database, locale, input.id),
  })),
  orderTemplate: implementer.catalog.orderTemplate.handler(({ context: { database, locale }, input }) =>
    getOrderTemplate(database, locale, input.id),
  ),
  rates: implementer.catalog.rates.handler(async ({ context: { database }, input }) => ({
    data: await listReviews(database, input.id, input.page ?? 1, input.rate ?? null),
  })),
  cartProducts: implementer.catalog.cartProducts.handler(
    async ({ context: { database, locale }, input }) => ({
      data: await listCartProducts(database, locale, input.ids),
    }),
  ),
  productCards: implementer.catalog.productCards.handler(
    async ({ context: { database, locale }, input }) => ({
      data: await listCards(database, locale, [...new Set(input.ids)]),
    }),
  ),
  category: implementer.catalog.category.handler(async ({ context: { shared, locale }, input }) => ({
    data: getCategory(await shared.categories(), locale, input.id),
  })),
})
