import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'

const VALID_ID = /^[\w-]{8,64}$/

const current = new AsyncLocalStorage<string>()

/** Returns the id that a proxy gave the request, so that all logs share it, or a new one. */
export function requestId(given: string | null | undefined): string {
  return given && VALID_ID.test(given) ? given : crypto.randomUUID()
}

/** Sets the id of a request in its headers, where its answer and log lines find it, and returns it. */
export function setRequestId(incoming: IncomingMessage): string {
  const { headers, rawHeaders } = incoming
  const given = headers['x-request-id']?.toString()
  const id = requestId(given)
  if (id === given) return id
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2)
    if (rawHeaders[at]?.toLowerCase() === 'x-request-id') rawHeaders.splice(at, 2)
  rawHeaders.push('X-Request-Id', id)
  headers['x-request-id'] = id
  return id
}

/** Runs the work for a request, so that errors reported meanwhile carry its id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work)
}

/** Returns the id of the request in progress, or undefined outside one. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}
