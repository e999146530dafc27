import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard'
import { mostValues } from '@zayy/domain/checkout/order-size'
import { knownEntries, listPlaces } from './form-names.ts'
import { holdsMoreThan } from './holds-more-than.ts'
import { BodyError, readBody } from './read-body.ts'

/** How many places its lists may have, for a form: a value of an order stands in three lists. */
const mostPlaces = 3 * mostValues

const brackets = new StandardBracketNotationSerializer()

/**
 * The one input of a call: what its query (GET) or its body holds, and what stands in the path, which wins. What is in
 * it is counted before any schema looks at it, and the places in a form's lists before the lists are made.
 *
 * @param greatestBody in bytes
 * @throws BodyError when the body cannot be taken; 413 when there are more than 2,000 values in it, whatever its type
 */
export async function readInput(
  request: Request,
  url: URL,
  greatestBody: number,
  params: Record<string, string> = {},
): Promise<object> {
  const sent = hasBody(request)
    ? await readBody(request, greatestBody)
    : new URLSearchParams(knownEntries(url.searchParams))
  const fields = sent instanceof FormData || sent instanceof URLSearchParams ? nested(sent) : sent
  if (holdsMoreThan(mostValues, fields)) throw new BodyError(413)
  return { ...fields, ...params }
}

function hasBody({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

function nested(form: FormData | URLSearchParams): object {
  if (listPlaces(form.keys()) > mostPlaces) throw new BodyError(413)
  const fields = brackets.deserialize([...form.entries()])
  if (typeof fields !== 'object' || fields === null) throw new BodyError(400)
  return fields
}
