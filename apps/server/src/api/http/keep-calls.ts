import type { KeptAnswers } from '../../kept/kept-answers.ts'
import type { PreparedAnswer } from '../../kept/prepared-answer.ts'
import { AnswerError } from '../answer-error.ts'
import { preparePublicAnswer } from './answer.ts'

/**
 * Answers calls from what is kept: the kept answer of an address, else what `work` comes to, once for all who ask
 * meanwhile. One that is past its lifetime serves on while the database is away.
 */
export function keepCalls(kept: KeptAnswers) {
  const working = new Map<string, Promise<PreparedAnswer>>()

  const workAndKeep = async (address: string, work: () => Promise<unknown>): Promise<PreparedAnswer> => {
    const { generation } = kept
    const answer = await preparePublicAnswer(await work(), 'often')
    kept.put(address, answer, generation)
    return answer
  }

  return async (address: string, work: () => Promise<unknown>): Promise<PreparedAnswer> => {
    const had = kept.get(address)
    if (had?.fresh) return had.answer
    // Whoever asks after a change does not wait for an answer of before it.
    const name = `${kept.generation} ${address}`
    let started = working.get(name)
    if (!started) {
      started = workAndKeep(address, work).finally(() => working.delete(name))
      working.set(name, started)
    }
    return started.catch((fault: unknown) => {
      if (had && fault instanceof AnswerError && fault.status === 503) return had.answer
      throw fault
    })
  }
}
