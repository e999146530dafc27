import { type AnySchema, ContractProcedure, type Schema } from '@orpc/contract'
import type { CallPolicy } from './policies.ts'

/** @property successStatus 200 by default */
type CallRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/{lang}/api`, with parameters in braces: `/products/{id}`. */
  path: `/${string}`
  successStatus?: number
}

/** Method and path of each call, by feature and name: `{ settings: { get: ['GET', '/settings'] } }`. */
export type RouteTable = Readonly<
  Record<string, Readonly<Record<string, readonly [CallRoute['method'], CallRoute['path']]>>>
>

/** A call without its schemas. */
export type Call = CallRoute & CallPolicy

/** Texts for the OpenAPI document. */
type CallText = { summary: string; description?: string; successDescription?: string }

type DeclaredCall<Input extends AnySchema, Output extends AnySchema> = ContractProcedure<
  Input,
  Output,
  Record<never, never>,
  Call
>

/** Declares a call of the API: its route, its policy, its texts and its schemas. */
export function defineCall<Output extends AnySchema, Input extends AnySchema = Schema<unknown, unknown>>({
  input,
  output,
  summary,
  description,
  successDescription,
  ...call
}: Call & CallText & { input?: Input; output: Output }): DeclaredCall<Input, Output> {
  return new ContractProcedure({
    ...(input && { inputSchema: input }),
    outputSchema: output,
    errorMap: {},
    meta: call,
    route: {
      method: call.method,
      path: call.path,
      summary,
      ...(description && { description }),
      ...(successDescription && { successDescription }),
      ...(call.successStatus && { successStatus: call.successStatus }),
    },
  })
}
