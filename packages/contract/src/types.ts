/**
 * Types of the data between the server and its clients, inferred from the output schemas. Importing a type loads no
 * schema. Money is SAR with at most 2 decimals.
 */

import type * as z from 'zod/mini'
import type { profile, session } from './accounts/account-output.ts'
import type { address } from './addresses/address-output.ts'
import type { cartProduct, product } from './catalog/product-output.ts'
import type { suggestions } from './catalog/suggestions.ts'
import type { coupon } from './checkout/procedures.ts'
import type { blog, blogCard, staticPage, visionItem } from './content/procedures.ts'
import type { home, sponsor } from './home/procedures.ts'
import type { bill } from './orders/bill-output.ts'
import type { orderListItem, summary } from './orders/order-list-output.ts'
import type { category, categoryWithParents } from './output-schemas/category.ts'
import type { locale, pageOf } from './output-schemas/envelope.ts'
import type { productCard, productPage, searchReading, tier } from './output-schemas/product-card.ts'
import type { review } from './output-schemas/review.ts'
import type { introSlide, settings } from './settings/settings-output.ts'

export type Locale = z.output<typeof locale>
/** A page of a list, in the format of Laravel. */
export type Page<T> = z.output<ReturnType<typeof pageOf<T>>>

export type Settings = z.output<typeof settings>
export type IntroSlide = z.output<typeof introSlide>
export type Category = z.output<typeof category>
export type CategoryWithParents = z.output<typeof categoryWithParents>
export type Home = z.output<typeof home>
export type Sponsor = z.output<typeof sponsor>

export type Tier = z.output<typeof tier>
export type ProductCard = z.output<typeof productCard>
export type ProductPage = z.output<typeof productPage>
/** Parts of a search that are not words. */
export type SearchReading = z.output<typeof searchReading>
/** Suggestions while a search is typed. */
export type Suggestions = z.output<typeof suggestions>
/** Fields of a product that the cart uses. */
export type CartProduct = z.output<typeof cartProduct>
export type Product = z.output<typeof product>
export type Review = z.output<typeof review>

export type Blog = z.output<typeof blog>
export type BlogCard = z.output<typeof blogCard>
export type StaticPage = z.output<typeof staticPage>
export type VisionItem = z.output<typeof visionItem>

export type Coupon = z.output<typeof coupon>
export type Bill = z.output<typeof bill>
export type OrderStatus = Bill['status']
export type OrderListItem = z.output<typeof orderListItem>
/** A customer's totals of the year. */
export type Summary = z.output<typeof summary>

export type Profile = z.output<typeof profile>
/** An active login. */
export type Session = z.output<typeof session>
export type Address = z.output<typeof address>
