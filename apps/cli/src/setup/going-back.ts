import type { SetupSnapshot } from '@zayy/shop/catalogue-files/setup/setup-folder'
import { type Ask, BackRequest } from './ask.ts'
import type { QuestionId } from './question-ids.ts'
import type { Setup } from './setup.ts'

type Answer = string | string[]
type Given = { id: QuestionId; answer: Answer; before: SetupSnapshot }

/**
 * Asks questions and lets the owner go back by one. Going back restores the folder to its state before the last question and
 * repeats the questions up to it, with the answers given earlier in this run.
 */
export async function withGoingBack(setup: Setup, run: (setup: Setup) => Promise<void>): Promise<void> {
  const { folder } = setup
  const given: Given[] = []
  let replayed: Given[] = []
  let again: Given | undefined
  const known = (id: QuestionId): Answer | undefined => {
    const at = replayed.findIndex((one) => one.id === id)
    // The folder has the answers to the questions before. Without an answer, this is the question to ask again.
    given.push(...replayed.splice(0, at < 0 ? replayed.length : at))
    return replayed.shift()?.answer
  }
  const noted = async <Given extends Answer>(id: QuestionId, ask: () => Promise<Given>): Promise<Given> => {
    const before = folder.snapshot()
    const answer = await ask()
    given.push({ id, answer, before })
    return answer
  }
  const former = (id: QuestionId) => (again?.id === id ? again.answer : undefined)
  const ask: Ask<QuestionId> = {
    text: (question) =>
      noted(question.id, async () => {
        const answer = known(question.id)
        // The checks of some questions store what they read.
        if (typeof answer === 'string' && (await question.check(answer)) === null) return answer
        const typed = former(question.id)
        return await setup.ask.text({
          ...question,
          ...(typeof typed === 'string' && typed ? { initial: typed } : {}),
        })
      }),
    one: (question) =>
      noted(question.id, async () => {
        const find = (answer: Answer | undefined) =>
          question.choices.find(({ value }) => value === answer)?.value
        const answer = find(known(question.id))
        if (answer !== undefined) return answer
        const initial = find(former(question.id)) ?? question.initial
        return await setup.ask.one({ ...question, ...(initial === undefined ? {} : { initial }) })
      }),
    some: (question) =>
      noted(question.id, async () => {
        const find = (answer: Answer | undefined) =>
          Array.isArray(answer)
            ? question.choices.map(({ value }) => value).filter((value) => answer.includes(value))
            : undefined
        const answer = find(known(question.id))
        if (answer !== undefined) return answer
        return await setup.ask.some({ ...question, initial: find(former(question.id)) ?? question.initial })
      }),
    say: (text) => {
      if (replayed.length === 0) setup.ask.say(text)
    },
  }
  for (;;) {
    try {
      return await run({ ...setup, ask })
    } catch (error) {
      if (!(error instanceof BackRequest)) throw error
      again = given.pop() ?? again
      if (again) await folder.restore(again.before)
      replayed = given.splice(0)
    }
  }
}
