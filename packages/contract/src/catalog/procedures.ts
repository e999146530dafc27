import { colourFamilies } from '@zayy/domain/catalog/colour-family'
import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { optional, required } from '../input-parsers/field.ts'
import { flag, id, ids, optionalId, pageNumber, wholeNumber } from '../input-parsers/numbers.ts'
import { choices, lines } from '../input-parsers/text-lists.ts'
import { line, wordOf } from '../input-parsers/texts.ts'
import { categoryWithParents } from '../output-schemas/category.ts'
import { answer, pageOf } from '../output-schemas/envelope.ts'
import { productCard, productPage } from '../output-schemas/product-card.ts'
import { review } from '../output-schemas/review.ts'
import { listShows, MINUTE_S, publicRead } from '../policies.ts'
import { cartProduct, product } from './product-output.ts'
import { SPREADSHEET_TYPE } from './spreadsheet-type.ts'
import { suggestions } from './suggestions.ts'

/** Sort orders of a product list. The default is `newest` without a search and best match with one. */
const productSorts = ['newest', 'price', '-price', 'rating', 'sold'] as const

const productsInput = z.object({
  page: pageNumber(),
  search: optional(line(200), {
    type: 'string',
    maxLength: 200,
    description: 'Words, with sizes and a quantity. In quotation marks, exactly these words.',
  }),
  category_id: optionalId(),
  is_men: flag(),
  is_women: flag(),
  is_child: flag(),
  colors: optional(choices(colourFamilies, colourFamilies.length), {
    type: 'string',
    maxLength: 200,
    description: `Families, commas between: ${colourFamilies.join(', ')}.`,
  }),
  sizes: optional(lines(20, 20), { type: 'string', maxLength: 420, description: 'Sizes, commas between.' }),
  avg_rate: optional(wholeNumber(1, 5), {
    type: 'integer',
    minimum: 1,
    maximum: 5,
    description: 'Rated so or better.',
  }),
  sort: optional(wordOf(...productSorts), { type: 'string', enum: productSorts }),
})

export const catalogProcedures = {
  products: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/products',
    summary: 'Products, 12 a page: filtered, searched, sorted',
    query: {
      kept: ['page', 'category_id', 'is_men', 'is_women', 'is_child', 'avg_rate', 'sort'],
      open: ['search', 'colors', 'sizes'],
    },
    shows: listShows,
    input: productsInput,
    output: answer(productPage),
  }),
  suggest: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/suggest',
    summary: 'What a search that is being typed may be about',
    // A fast typist sends five a second for a few seconds, and an office shares one address.
    limits: [{ name: 'suggest', counts: 'calls', max: 300, seconds: MINUTE_S }],
    query: { kept: [], open: ['search'] },
    shows: [],
    input: z.object({ search: required(line(200), { type: 'string', maxLength: 200 }) }),
    output: answer(suggestions),
  }),
  product: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/products/{id}',
    summary: 'A product with its newest 20 reviews',
    shows: ['sales of {id}', 'reviews of {id}'],
    input: z.object({ id: id() }),
    output: answer(product),
  }),
  related: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/products/{id}/related',
    summary: 'Products ordered with a product or like it, at most 8',
    shows: [],
    input: z.object({ id: id() }),
    output: answer(z.array(productCard)),
  }),
  orderTemplate: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/products/{id}/order-template',
    summary: 'A spreadsheet with the colours and sizes of a product, to be filled in',
    successDescription: 'The file itself: nothing is wrapped around it.',
    // Each file is made once per product and language, then cached. No person opens more.
    limits: [{ name: 'order-template', counts: 'calls', max: 60, seconds: MINUTE_S }],
    shows: [],
    input: z.object({ id: id() }),
    output: z.file().check(z.mime([SPREADSHEET_TYPE])),
  }),
  rates: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/products/{id}/rates',
    summary: "A product's reviews, newest first, 20 a page",
    description: 'With `rate` only those that gave so many stars.',
    query: { kept: ['page', 'rate'], open: [] },
    shows: ['sales of {id}', 'reviews of {id}'],
    input: z.object({
      id: id(),
      page: pageNumber(),
      rate: optional(wholeNumber(1, 5), { type: 'integer', minimum: 1, maximum: 5 }),
    }),
    output: answer(pageOf(review)),
  }),
  cartProducts: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/cart-products',
    summary: 'The products of a cart, in the order asked',
    query: { kept: [], open: ['ids'] },
    shows: [],
    input: z.object({ ids: ids(200) }),
    output: answer(z.array(cartProduct)),
  }),
  productCards: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/product-cards',
    summary: 'The cards of some products, in the order asked',
    query: { kept: [], open: ['ids'] },
    shows: [],
    input: z.object({ ids: ids(12) }),
    output: answer(z.array(productCard)),
  }),
  category: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/category/{id}',
    summary: 'A category, its children and the way to it',
    shows: [],
    input: z.object({ id: id() }),
    output: answer(categoryWithParents),
  }),
}
