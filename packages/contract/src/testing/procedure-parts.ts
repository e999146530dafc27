import type { AnyContractProcedure } from '@orpc/contract'
import * as z from 'zod/mini'

/** The schema of a call's answer. oRPC has the parts of a procedure only under `~orpc`. */
export function outputSchemaOf(procedure: AnyContractProcedure): z.ZodMiniType {
  return miniSchema(procedure['~orpc'].outputSchema)
}

/** The schema of what a call takes. */
export function inputSchemaOf(procedure: AnyContractProcedure): z.ZodMiniType {
  return miniSchema(procedure['~orpc'].inputSchema)
}

function miniSchema(schema: unknown): z.ZodMiniType {
  if (!(schema instanceof z.ZodMiniType)) throw new Error('the call has no schema')
  return schema
}
