import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from './contract.ts'

/** What one call may carry beside its input. `idempotencyKey`: the header Idempotency-Key of orders.place. */
export type CallContext = { idempotencyKey?: string }

/**
 * What pages call, in process on the server and over fetch in a browser:
 * `const { data } = await client.catalog.products({ page: 2 })`.
 * A second argument takes `{ signal, context: { idempotencyKey } }`.
 */
export type ShopClient = ContractRouterClient<typeof contract, CallContext>
