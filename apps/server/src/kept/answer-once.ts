import type { KeptAnswer } from './answer-cache.ts'
import type { PreparedAnswer } from './prepared-answer.ts'

/** Where answers are kept: `AnswerCache`, or several of them. */
export type AnswerStore = {
  get(address: string): KeptAnswer | undefined
  generationOf(address: string): number
  put(address: string, answer: PreparedAnswer, generation: number): void
}

/**
 * Answers from what is kept: the fresh answer of an address, else what `work` comes to, once for all who ask meanwhile.
 * One that is past its lifetime serves on where `work` fails because the database is away.
 */
export function answerOnce(kept: AnswerStore, isAway: (error: unknown) => boolean) {
  const working = new Map<string, Promise<PreparedAnswer>>()

  const workAndKeep = async (address: string, work: () => Promise<PreparedAnswer>) => {
    const generation = kept.generationOf(address)
    const answer = await work()
    kept.put(address, answer, generation)
    return answer
  }

  return async (address: string, work: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> => {
    const had = kept.get(address)
    if (had?.fresh) return had.answer
    // Whoever asks after a change does not wait for an answer of before it.
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
