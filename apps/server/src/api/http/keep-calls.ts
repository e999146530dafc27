import { answerOnce } from '../../kept/answer-once.ts'
import type { KeptAnswers } from '../../kept/kept-answers.ts'
import type { PreparedAnswer } from '../../kept/prepared-answer.ts'
import { AnswerError } from '../answer-error.ts'
import { preparePublicAnswer } from './answer.ts'

/** Answers public calls from what is kept, else with what `work` comes to: `answerOnce`. */
export function keepCalls(kept: KeptAnswers) {
  const answer = answerOnce(kept, (error) => error instanceof AnswerError && error.status === 503)
  return (address: string, work: () => Promise<unknown>): Promise<PreparedAnswer> =>
    answer(address, async () => preparePublicAnswer(await work(), 'often'))
}
