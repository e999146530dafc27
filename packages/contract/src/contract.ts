import { accountsProcedures } from './accounts/procedures.ts'
import { addressesProcedures } from './addresses/address-procedures.ts'
import { placesProcedures } from './addresses/place-procedures.ts'
import { catalogProcedures } from './catalog/procedures.ts'
import { checkoutProcedures } from './checkout/procedures.ts'
import { contactProcedures } from './contact/procedures.ts'
import { contentProcedures } from './content/procedures.ts'
import { homeProcedures } from './home/procedures.ts'
import { ordersProcedures } from './orders/procedures.ts'
import { reviewsProcedures } from './reviews/procedures.ts'
import { settingsProcedures } from './settings/procedures.ts'

/**
 * The API, once. Each call answers the envelope `{ data, message? }` and takes one object, of what stands in the path,
 * the query and the body. Lists are `Page<T>` inside `data`.
 *
 * | call | input | data |
 * | --- | --- | --- |
 * | settings.get | | Settings |
 * | home.get, home.sponsors | | Home, Sponsor[] |
 * | catalog.products | page, search, category_id, is_men, is_women, is_child, avg_rate, sort | Page of ProductCard, with facets |
 * | catalog.suggest | search | Suggestions |
 * | catalog.product | id | Product |
 * | catalog.related | id | ProductCard[] |
 * | catalog.orderTemplate | id | a File (.xlsx), not wrapped |
 * | catalog.rates | id, page, rate | Page of Review |
 * | catalog.cartProducts | ids | CartProduct[], unknown ones left out |
 * | catalog.productCards | ids | ProductCard[], unknown ones left out |
 * | catalog.category | id | Category, with parents |
 * | content.sectionAboutus | | VisionItem[] |
 * | content.page | id | StaticPage |
 * | content.blogs | page, search, blog_category_id | Page of BlogCard |
 * | content.blog | id | Blog |
 * | content.blogCategories | | { id, name }[] |
 * | places.countries, places.cities, places.areas | none, country, city | { id, name }[]; a city has shipping |
 * | checkout.coupon | coupon_code | Coupon |
 * | contact.send | name, email, phone, message | {} |
 * | contact.subscribe | email | {} |
 * | contact.unsubscribe | token | {} |
 * | accounts.signup | fname, lname, email, phone, password, password_confirmation, job_title | { message, token } |
 * | accounts.login | email, password | { token } |
 * | accounts.logout, accounts.logoutEverywhere | | {} |
 * | accounts.sessions, accounts.endSession | none, id | Session[], {} |
 * | accounts.profile, accounts.updateProfile | none, the Profile's fields and password | Profile |
 * | accounts.changePassword | old_password, password, password_confirmation | {} |
 * | accounts.forgetPassword | email | { reset } |
 * | accounts.confirmOtp | otp, reset | { token, otp: { token } } |
 * | accounts.resetPassword | new_password, confirmPassword, token | {} |
 * | accounts.claimOrders, accounts.confirmOrderClaim | none, token | {}, { orders } |
 * | addresses.list | | Address[] |
 * | addresses.get, addresses.add, addresses.update, addresses.remove | id, address-input.ts | Address; {} once removed |
 * | reviews.own | product_id | Review, or null |
 * | reviews.rate | product_id, rate, comment | Review |
 * | orders.place | order-input.ts | Bill for a guest, id for a customer |
 * | orders.list | page | Page of OrderListItem |
 * | orders.get | id | Bill |
 * | orders.summary | | Summary |
 * | orders.billByToken | token | Bill |
 * | orders.sendReceipt | token, receipt: a File | Bill |
 * | orders.invoicePdf | token | a File (.pdf), not wrapped |
 * | orders.creditNotePdf | token, number | a File (.pdf), not wrapped |
 *
 * A refusal is thrown; `failureOf` (failure.ts) reads it, over HTTP and in process alike, as { status, message, errors, data }.
 */
export const contract = {
  settings: settingsProcedures,
  home: homeProcedures,
  catalog: catalogProcedures,
  content: contentProcedures,
  places: placesProcedures,
  checkout: checkoutProcedures,
  contact: contactProcedures,
  accounts: accountsProcedures,
  addresses: addressesProcedures,
  reviews: reviewsProcedures,
  orders: ordersProcedures,
}
