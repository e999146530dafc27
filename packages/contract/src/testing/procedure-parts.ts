import type { AnyContractProcedure } from '@orpc/contract'
import * as z from 'zod/mini'

/** Returns the schema of a call's answer. oRPC exposes it only under `~orpc`. */
export function outputSchemaOf(procedure: AnyContractProcedure): z.ZodMiniType {
  return miniSchema(procedure['~orpc'].outputSchema)
}

export function inputSchemaOf(procedure: AnyContractProcedure): z.ZodMiniType {
  return miniSchema(procedure['~orpc'].inputSchema)
}

function miniSchema(schema: unknown): z.ZodMiniType {
  if (!(schema instanceof z.ZodMiniType)) throw new Error('the call has no schema')
  return schema
}
