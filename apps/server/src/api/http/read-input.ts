import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard'
import { MAX_ORDER_VALUES } from '@zayy/domain/checkout/order-size'
import { knownEntries, listPlaces } from './form-names.ts'
import { holdsMoreThan } from './holds-more-than.ts'
import { type AnnouncedBody, BodyError, readBody } from './read-body.ts'

/** How many places its lists may have, for a form: a value of an order stands in three lists. */
const MAX_PLACES = 3 * MAX_ORDER_VALUES

const brackets = new StandardBracketNotationSerializer()

/**
 * Reads the one input of a call: its query (GET) or its body, and what stands in the path, which wins. Its values are
 * counted before any schema looks at them, and the places in a form's lists before the lists are made.
 *
 * @param announced the body, or null for a call by GET
 * @throws BodyError when the body cannot be taken; 413 when there are more than 2,000 values in it, whatever its type
 */
export async function readInput(
  request: Request,
  url: URL,
  announced: AnnouncedBody | null,
  params: Record<string, string> = {},
): Promise<object> {
  const sent = announced
    ? await readBody(request, announced)
    : new URLSearchParams(knownEntries(url.searchParams))
  const fields = sent instanceof FormData || sent instanceof URLSearchParams ? nested(sent) : sent
  if (holdsMoreThan(MAX_ORDER_VALUES, fields)) throw new BodyError(413)
  return { ...fields, ...params }
}

function nested(form: FormData | URLSearchParams): object {
  if (listPlaces(form.keys()) > MAX_PLACES) throw new BodyError(413)
  const fields = brackets.deserialize([...form.entries()])
  if (typeof fields !== 'object' || fields === null) throw new BodyError(400)
  return fields
}
