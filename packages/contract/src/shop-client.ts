import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from './contract.ts'

/** Values of a call beside its input. `idempotencyKey`: the header Idempotency-Key of orders.place. */
export type CallContext = { idempotencyKey?: string }

/**
 * The API client of pages, in process on the server and over fetch in a browser: `const { data } = await
 * client.catalog.products({ page: 2 })`. The optional second argument is `{ signal, context: { idempotencyKey } }`.
 */
export type ShopClient = ContractRouterClient<typeof contract, CallContext>
