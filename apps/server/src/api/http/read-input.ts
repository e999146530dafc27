import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard'
import { knownEntries } from './form-names.ts'
import { BodyError, readBody } from './read-body.ts'

const brackets = new StandardBracketNotationSerializer()

/**
 * The one input of a call: what its query (GET) or its body holds, and what stands in the path, which wins.
 *
 * @throws BodyError when the body cannot be taken
 */
export async function readInput(
  request: Request,
  url: URL,
  params: Record<string, string> = {},
): Promise<unknown> {
  const sent = hasBody(request)
    ? await readBody(request)
    : new URLSearchParams(knownEntries(url.searchParams))
  const fields = sent instanceof FormData || sent instanceof URLSearchParams ? nested(sent) : sent
  return { ...fields, ...params }
}

function hasBody({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

function nested(form: FormData | URLSearchParams): object {
  const fields = brackets.deserialize([...form.entries()])
  if (typeof fields !== 'object' || fields === null) throw new BodyError(400)
  return fields
}
