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
 * docs/contract.md says what each is for; each feature's `procedures.ts` declares its calls.
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
