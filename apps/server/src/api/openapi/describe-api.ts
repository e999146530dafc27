import type { OpenAPI } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { callOf } from '@zayy/contract/calls'
import { contract } from '@zayy/contract/contract'
import { imageWidths } from '@zayy/platform/images/image-url'
import { MiniSchemas } from './mini-schemas.ts'

const ABOUT = `The shop's API. The path says the language of names and messages: /ar/api or /en/api.

Bodies may be JSON, multipart/form-data or application/x-www-form-urlencoded; in forms, nested values use brackets:
products[0][colors][1][sizes][0][quantity]=3. Numbers may come as text in any body type, in Arabic-Indic digits too.
An empty or null optional field is as if it were not sent; unknown fields are ignored; a field sent twice is refused.

A success is { data, message? }, a failure { message, errors? }. Amounts are in SAR with at most 2 decimals, dates ISO
8601 in UTC. An address of a picture ends in 800.webp: the widths ${imageWidths.join(', ')} are to be had, and
avif, by changing that last part. While one is being made for the first time, another width or format of the picture may
stand in for it for some seconds: Content-Type and Cache-Control say so. Public answers carry an ETag.`

const idempotencyKey: OpenAPI.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same content answers as the first time and places nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

/** Descriptions of the groups of calls, in the order of the document. */
const tags: OpenAPI.TagObject[] = [
  { name: 'settings', description: 'The shop: its name, contact, categories, tax and promises.' },
  { name: 'home', description: 'What the home page shows.' },
  { name: 'catalog', description: 'Products, categories, searches and reviews of a product.' },
  { name: 'content', description: 'Pages and articles.' },
  { name: 'places', description: 'Countries, cities and areas, with the delivery fee of each city.' },
  { name: 'checkout', description: 'Coupons.' },
  { name: 'contact', description: 'Messages to the shop and the newsletter.' },
  { name: 'accounts', description: 'Sign-up, logins, passwords and the profile.' },
  { name: 'addresses', description: 'The addresses of a customer.' },
  { name: 'reviews', description: 'What a customer says of a product.' },
  { name: 'orders', description: 'Placing an order, and its bill, payment and documents.' },
]

const securitySchemes: Record<string, OpenAPI.SecuritySchemeObject> = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token of a login or sign-up.' },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'token',
    description:
      'The same token as browsers keep it. A call that changes something must come from the shop’s own pages.',
  },
}

const login: OpenAPI.SecurityRequirementObject[] = [{ bearer: [] }, { cookie: [] }]

/** The empty requirement makes authentication optional. */
const securityOf = {
  anybody: [],
  guestOrCustomer: [{}, ...login],
  customer: login,
} satisfies Record<string, OpenAPI.SecurityRequirementObject[]>

/** Returns the OpenAPI document, generated from the contract. */
export async function describeApi(): Promise<OpenAPI.Document> {
  const schemas = new MiniSchemas()
  const document = await new OpenAPIGenerator({ schemaConverters: [schemas] }).generate(contract, {
    info: {
      title: 'Shop',
      version: '1',
      description: ABOUT,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
    },
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
  document.tags = tags
  document.components = { schemas: { ...schemas.components, Failure: failureSchema }, securitySchemes }
  return document
}

function complete(operation: OpenAPI.OperationObject, path: string): void {
  const place = operation.operationId?.split('.') ?? []
  const { access, bodies } = callOf(place)
  operation.tags = place.slice(0, 1)
  operation.security = securityOf[access]
  for (const parameter of operation.parameters ?? []) describeByValue(parameter)
  operation.responses = { ...operation.responses, ...failuresOf(operation, path) }
  const body = operation.requestBody
  const json = body && 'content' in body ? body.content['application/json'] : undefined
  if (body && 'content' in body && json) {
    body.content = {
      ...(bodies.json ? { 'application/json': json } : {}),
      ...(bodies.multipart ? { 'multipart/form-data': asForm(json) } : {}),
      ...(bodies.urlencoded ? { 'application/x-www-form-urlencoded': asForm(json) } : {}),
    }
  }
  if (operation.operationId === 'orders.place') {
    operation.parameters = [...(operation.parameters ?? []), idempotencyKey]
  }
}

/**
 * Drops the alternatives empty and null from a parameter's schema: `allowEmptyValue` covers the empty value, and a URL has no
 * null.
 */
function describeByValue(parameter: OpenAPI.ParameterObject | OpenAPI.ReferenceObject): void {
  if (!('schema' in parameter) || !parameter.schema || !('anyOf' in parameter.schema)) return
  const { anyOf: [value] = [], ...about } = parameter.schema
  parameter.schema = { ...value, ...about }
  // The generator added these for the alternatives.
  Reflect.deleteProperty(parameter, 'style')
  Reflect.deleteProperty(parameter, 'explode')
}

/** Lists are not required in forms: a form has no field `products`, but one for each value in brackets, which validators do not know. */
function asForm(media: OpenAPI.MediaTypeObject): OpenAPI.MediaTypeObject {
  const { schema } = media
  if (!schema || !('required' in schema)) return media
  const { properties = {}, required = [] } = schema
  const isList = (name: string) => {
    const field = properties[name]
    return field !== undefined && 'type' in field && field.type === 'array'
  }
  return { ...media, schema: { ...schema, required: required.filter((name) => !isList(name)) } }
}

type Operation = OpenAPI.OperationObject
type Responses = Record<string, OpenAPI.ResponseObject>

/** Body of every error (contract.md). */
const failureSchema: OpenAPI.SchemaObject = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string', description: 'In the language of the path.' },
    errors: {
      type: 'object',
      description: 'What is wrong, by field path: products.0.colors.1.color_id.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    data: { description: 'What a refusal carries besides: the sums of a 409 to expected_total.' },
  },
}

const failure = (description: string, retry = false): OpenAPI.ResponseObject => ({
  description,
  ...(retry
    ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } }
    : {}),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

/** Calls without a path value that can respond 404. */
const NOT_FOUND_CALLS = new Set(['catalog.products', 'checkout.coupon'])

/** Returns the error responses of an operation. */
function failuresOf(operation: Operation, path: string): Responses {
  const id = operation.operationId ?? ''
  const policy = callOf(id.split('.'))
  const takesBody = operation.requestBody !== undefined
  const takesQuery =
    operation.parameters?.some((parameter) => 'in' in parameter && parameter.in === 'query') ?? false
  return {
    ...(takesBody ? { 400: failure('The body cannot be read.') } : {}),
    ...(policy.access === 'guestOrCustomer'
      ? { 401: failure('The login token that was sent is no longer valid.') }
      : {}),
    ...(policy.access === 'customer' ? { 401: failure('Nobody is logged in.') } : {}),
    ...(policy.origin === 'own'
      ? {
          403: failure(
            'Sent by a page of another site, or with the cookie of a login alone and no word of where it comes from.',
          ),
        }
      : {}),
    ...(path.includes('{') || NOT_FOUND_CALLS.has(id)
      ? { 404: failure('Unknown, or a malformed id in the path.') }
      : {}),
    ...(id === 'orders.place'
      ? { 409: failure('The total changed, or the key was used for other content.') }
      : {}),
    ...(id === 'orders.pay' ? { 409: failure('Nothing is to be paid by card.') } : {}),
    ...(id === 'orders.sendReceipt' ? { 409: failure('No transfer is awaited.') } : {}),
    ...(takesBody
      ? {
          413: failure(
            'The body is larger than the call may have (orders 256 KB, receipts 5 MB, messages 64 KB, reviews 32 KB, others 16 KB), or holds more than 2,000 values.',
          ),
        }
      : {}),
    ...(takesBody ? { 415: failure('The call does not take a body of this type.') } : {}),
    ...(takesQuery || takesBody ? { 422: failure('Wrong fields, named all at once.') } : {}),
    429: failure('Too often.', true),
    503: failure(
      id === 'orders.pay'
        ? 'The gateway or the database is away.'
        : takesBody
          ? 'The database is away, or too many bodies are being received.'
          : 'The database is away.',
      true,
    ),
  }
}
