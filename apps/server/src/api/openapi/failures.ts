import type { OpenAPI } from '@orpc/contract'
import { callOf } from '@zayy/contract/calls'

type Operation = OpenAPI.OperationObject
type Responses = Record<string, OpenAPI.ResponseObject>

/** The body of every refusal, as contract.md fixes it. */
export const failureSchema: OpenAPI.SchemaObject = {
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

const found = new Set(['catalog.products', 'checkout.coupon'])

/** The refusals that an operation can answer with, beside its success. */
export function failuresOf(operation: Operation, path: string): Responses {
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
    ...(path.includes('{') || found.has(id)
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
