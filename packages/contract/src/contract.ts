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
 * The API. A call takes one object with its path parameters, query and body, and answers `{ data, message? }`. Lists
 * are `Page<T>` inside `data`. Each feature's `procedures.ts` declares its calls; docs/contract.md describes them.
 * A failed call throws. `failureOf` (failure.ts) reads the error, over HTTP and in process alike.
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
