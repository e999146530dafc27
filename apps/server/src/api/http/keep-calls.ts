import { singleFlight } from '@zayy/platform/cache/single-flight'
import type { ApiResponseCache } from '../../cache/api-response-cache.ts'
import type { EncodedResponse } from '@zayy/platform/cache/encoded-response'
import { AnswerError } from '../answer-error.ts'
import { preparePublicAnswer } from './answer.ts'

/** Answers public calls from what is kept, else with what `work` comes to: `singleFlight`. */
export function keepCalls(kept: ApiResponseCache) {
  const answer = singleFlight(kept, (error) => error instanceof AnswerError && error.status === 503)
  return (address: string, work: () => Promise<unknown>): Promise<EncodedResponse> =>
    answer(address, async () => preparePublicAnswer(await work(), 'best'))
}
