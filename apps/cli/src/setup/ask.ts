import { isCancel, log, multiselect, select, text } from '@clack/prompts'
import { CommandFailure } from '../command-line/command.ts'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Answers } from './read-answers.ts'

/** Returns what is wrong with an answer, or null. */
type CheckAnswer = (typed: string) => string | null | Promise<string | null>

/** @property id the key in a file of answers */
type Question<Id> = { id: Id; message: string }
type TextQuestion<Id> = Question<Id> & { initial?: string; hint?: string; check: CheckAnswer }
type Choice<Value extends string> = { value: Value; label: string; hint?: string }
type ChoiceQuestion<Id, Value extends string> = Question<Id> & {
  choices: readonly Choice<Value>[]
  initial?: Value
}
type ChoicesQuestion<Id, Value extends string> = Question<Id> & {
  choices: readonly Choice<Value>[]
  initial: readonly Value[]
  required?: boolean
}

/**
 * Asks the owner. Every question of guided commands passes through here, so that tests and scripts can answer.
 * @typeParam Id the questions of a command
 */
export type Ask<Id extends string = string> = {
  text(question: TextQuestion<Id>): Promise<string>
  one<Value extends string>(question: ChoiceQuestion<Id, Value>): Promise<Value>
  some<Value extends string>(question: ChoicesQuestion<Id, Value>): Promise<Value[]>
  say(text: string): void
}

/** Rows of a list that are shown at once. */
const LIST_ROWS = 12

/**
 * Asks at the terminal. Instructions of the library are in English and stay hidden.
 * @param texts `left`: the message after Ctrl-C
 * @param output standard error for a command whose answer can be piped
 */
export function askAtTerminal(
  { left, chooseOne }: { left: string; chooseOne: string },
  output: NodeJS.WriteStream = process.stdout,
): Ask {
  return {
    async text({ message, initial, hint, check }) {
      let start = initial
      for (;;) {
        // The library shows English words while it waits for a check, so that only immediate ones run inside.
        const validate = (typed = '') => {
          const issue = check(typed.trim())
          return issue instanceof Promise || issue === null ? undefined : issue
        }
        const shown = { ...(start ? { initialValue: start } : {}), ...(hint ? { placeholder: hint } : {}) }
        const answer = await text({ message, validate, output, ...shown })
        if (isCancel(answer)) throw new CommandFailure(left)
        const issue = await check(answer.trim())
        if (issue === null) return answer.trim()
        log.error(issue, { output })
        start = answer
      }
    },
    async one({ message, choices, initial }) {
      const answer = await select({
        ...{ message, options: choices.map(optionOf), maxItems: LIST_ROWS, showInstructions: false, output },
        ...(initial === undefined ? {} : { initialValue: `${initial}` }),
      })
      const chosen = choices.find(({ value }) => value === answer)
      if (isCancel(answer) || !chosen) throw new CommandFailure(left)
      return chosen.value
    },
    async some({ message, choices, initial, required }) {
      for (;;) {
        const answer = await multiselect({
          ...{ message, options: choices.map(optionOf), maxItems: LIST_ROWS, showInstructions: false },
          ...{ required: false, output, initialValues: initial.map(String) },
        })
        if (isCancel(answer)) throw new CommandFailure(left)
        if (answer.length > 0 || !required)
          return choices.map(({ value }) => value).filter((value) => answer.includes(value))
        log.warn(chooseOne, { output })
      }
    },
    say: (text) => log.message(text, { output }),
  }
}

function optionOf({ value, label, hint }: Choice<string>): { value: string; label: string; hint?: string } {
  return { value, label, ...(hint ? { hint } : {}) }
}

/**
 * Answers from a file: texts, values of choices and lists of them by the question's id. A question without an answer gets its default,
 * as after Enter.
 */
export function askFile(
  answers: Answers,
  { badAnswer, noAnswer }: CommandMessages['setupCommands']['file'],
): Ask {
  const one = (id: string) => {
    const answer = answers.get(id)
    return answer === undefined || typeof answer === 'string' ? answer : answer.join(' ')
  }
  const known = <Value extends string>(
    id: string,
    choices: readonly Choice<Value>[],
    value: string,
  ): Value => {
    const found = choices.find((choice) => choice.value === value)
    const values = choices.map((choice) => choice.value)
    if (!found) throw new CommandFailure(badAnswer(id, value, values.join(' ')))
    return found.value
  }
  return {
    async text({ id, initial = '', check }) {
      const answer = one(id) ?? initial
      const issue = await check(answer.trim())
      if (issue !== null) throw new CommandFailure(badAnswer(id, answer, issue))
      return answer.trim()
    },
    async one({ id, choices, initial }) {
      const answer = one(id) ?? initial ?? choices[0]?.value
      if (answer === undefined) throw new CommandFailure(noAnswer(id))
      return known(id, choices, answer)
    },
    async some({ id, choices, initial, required }) {
      const answer = answers.get(id) ?? initial
      const values = (typeof answer === 'string' ? [answer] : [...answer]).map((value) =>
        known(id, choices, value),
      )
      if (required && values.length === 0) throw new CommandFailure(noAnswer(id))
      return values
    },
    say: () => {},
  }
}
