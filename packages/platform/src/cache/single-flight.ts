import type { EncodedResponse } from './encoded-response.ts'
import type { CachedResponse } from './response-cache.ts'

/** Where responses are kept: a `ResponseCache`, or several. */
export type ResponseStore = {
  get(address: string): CachedResponse | undefined
  generationOf(address: string): number
  put(address: string, answer: EncodedResponse, generation: number): void
}

/**
 * Returns the fresh cached response of an address, or else the result of `work`, which runs once for all concurrent requests.
 * A stale response still serves if `work` fails because the database is away.
 */
export function singleFlight(kept: ResponseStore, isAway: (error: unknown) => boolean) {
  const working = new Map<string, Promise<EncodedResponse>>()

  const workAndKeep = async (address: string, work: () => Promise<EncodedResponse>) => {
    const generation = kept.generationOf(address)
    const answer = await work()
    kept.put(address, answer, generation)
    return answer
  }

  return async (address: string, work: () => Promise<EncodedResponse>): Promise<EncodedResponse> => {
    const had = kept.get(address)
    if (had?.fresh) return had.answer
    // A request after an invalidation never joins work that began before it.
    const name = `${kept.generationOf(address)} ${address}`
    let started = working.get(name)
    if (!started) {
      started = workAndKeep(address, work).finally(() => working.delete(name))
      working.set(name, started)
    }
    return started.catch((error: unknown) => {
      if (had && isAway(error)) return had.answer
      throw error
    })
  }
}
