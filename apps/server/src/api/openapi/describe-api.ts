import type { OpenAPI } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { contract } from '@zayy/contract/contract'
import { policyOf } from '@zayy/contract/policies'
import { failureSchema, failuresOf } from './failures.ts'
import { MiniSchemas } from './mini-schemas.ts'

const about = `The shop's API. The path says the language of names and messages: /ar/api or /en/api.

Bodies may be JSON, multipart/form-data or application/x-www-form-urlencoded; in forms, nested values use brackets:
products[0][colors][1][sizes][0][quantity]=3. Numbers may come as text in any body type, in Arabic-Indic digits too.
An empty or null optional field is as if it were not sent; unknown fields are ignored; a field sent twice is refused.

A success is { data, message? }, a failure { message, errors? }. Amounts are in SAR with at most 2 decimals, dates ISO
8601 in UTC. An address of a picture ends in 800.webp: the widths 200, 400, 800, 1200, 1600 and 2400 are to be had, and
avif, by changing that last part. While one is being made for the first time, another width or format of the picture may
stand in for it for some seconds: Content-Type and Cache-Control say so. Public answers carry an ETag.`

const idempotencyKey: OpenAPI.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same content answers as the first time and places nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

/** The OpenAPI document of the API, made from the contract: every call, its input, its answer and its refusals. */
export async function describeApi(): Promise<OpenAPI.Document> {
  const schemas = new MiniSchemas()
  const document = await new OpenAPIGenerator({ schemaConverters: [schemas] }).generate(contract, {
    info: { title: 'Zayy', version: '1', description: about },
    servers: [
      { url: '/ar/api', description: 'Arabic' },
      { url: '/en/api', description: 'English' },
    ],
  })
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const operation of [item?.get, item?.post, item?.put, item?.delete]) {
      if (operation) complete(operation, path)
    }
  }
  document.components = { schemas: { ...schemas.components, Failure: failureSchema } }
  return document
}

function complete(operation: OpenAPI.OperationObject, path: string): void {
  operation.responses = { ...operation.responses, ...failuresOf(operation, path) }
  const body = operation.requestBody
  const json = body && 'content' in body ? body.content['application/json'] : undefined
  if (body && 'content' in body && json) {
    const { bodies } = policyOf((operation.operationId ?? '').split('.'))
    body.content = {
      ...(bodies.json ? { 'application/json': json } : {}),
      ...(bodies.multipart ? { 'multipart/form-data': json } : {}),
      ...(bodies.urlencoded ? { 'application/x-www-form-urlencoded': json } : {}),
    }
  }
  if (operation.operationId === 'orders.place') {
    operation.parameters = [...(operation.parameters ?? []), idempotencyKey]
  }
}
