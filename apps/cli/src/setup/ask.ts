import { styleText } from 'node:util'
import { log, S_BAR, select } from '@clack/prompts'
import { CommandFailure } from '../command-line/command.ts'
import type { CommandMessages } from '../command-line/messages.ts'
import { wrapLine } from '../command-line/wrap-line.ts'
import { askList } from './ask-list.ts'
import { askText } from './ask-text.ts'
import type { Answers } from './read-answers.ts'

/** Returns what is wrong with an answer, or null. */
type CheckAnswer = (typed: string) => string | null | Promise<string | null>

/** @property id the key in a file of answers */
type Question<Id> = { id: Id; message: string }
/** @property optional a dash empties an answer that has an `initial` */
type TextQuestion<Id> = Question<Id> & {
  initial?: string
  hint?: string
  optional?: boolean
  check: CheckAnswer
}
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

/** Thrown if the owner wants the last question again. */
export class BackRequest extends Error {
  override name = 'BackRequest'
}

/** Rows of a list that are shown at once. */
const LIST_ROWS = 12

/** Columns that the library's bar takes. */
const BAR_COLUMNS = 3

const backWord = /^(?:رجوع|back)$/i

/**
 * @property left the message after Ctrl-C
 * @property none an answer without choices
 * @property required refuses an empty answer; without it the question's own check does
 * @property canGoBack Esc and the words «رجوع» and back throw a BackRequest. Otherwise Esc leaves like Ctrl-C
 */
type AskTexts = {
  left: string
  chooseOne: string
  none: string
  required?: string
  orEmpty?: string
  canGoBack?: boolean
}

/**
 * Asks at the terminal. Instructions of the library are in English and stay hidden.
 * @param output standard error for a command whose answer can be piped
 */
export function askAtTerminal(
  { left, chooseOne, none, required, orEmpty = '', canGoBack = false }: AskTexts,
  output: NodeJS.WriteStream = process.stdout,
): Ask {
  const wrapped = (words: string, begin = '') =>
    words
      .split('\n')
      .flatMap((line) => wrapLine(line, output.columns ? output.columns - BAR_COLUMNS : null, ''))
      .join(`\n${begin}`)
  const bar = `${styleText('gray', S_BAR)}  `
  /** @throws BackRequest, CommandFailure if the answer is cancelled */
  const answerOf = async <Answer>(ask: () => Promise<Answer | symbol | null>): Promise<Answer> => {
    let last: string | undefined
    const note = (_: unknown, key?: { name?: string }) => {
      last = key?.name
    }
    process.stdin.on('keypress', note)
    const answer = await ask().finally(() => process.stdin.off('keypress', note))
    if (answer !== null && typeof answer !== 'symbol') return answer
    if (canGoBack && last === 'escape') throw new BackRequest()
    throw new CommandFailure(left)
  }
  return {
    async text({ message, initial = '', hint = '', optional = false, check }) {
      // A suggestion is behind the field, not in it, so that typed and pasted text replaces it. Tab puts it into the field.
      const placeholder = initial || hint
      const shown = wrapped(optional && initial ? `${message} ${orEmpty}` : message, bar)
      const meant = (typed: string) => (optional && typed === '-' ? '' : typed || initial)
      const isBack = (typed: string) => canGoBack && backWord.test(typed)
      const explained = (value: string, issue: string) => (value === '' ? (required ?? issue) : issue)
      let initialValue = ''
      for (;;) {
        // The library shows English words while it waits for a check, so that only immediate ones run inside.
        const validate = (typed = '') => {
          if (isBack(typed.trim())) return undefined
          const value = meant(typed.trim())
          const issue = check(value)
          return issue instanceof Promise || issue === null
            ? undefined
            : wrapped(explained(value, issue), ' '.repeat(BAR_COLUMNS))
        }
        const answer = await answerOf<string>(() =>
          askText({ message: shown, validate, output, placeholder, initialValue, suggestion: initial }),
        )
        const typed = answer.trim()
        if (isBack(typed)) throw new BackRequest()
        const issue = await check(meant(typed))
        if (issue === null) return meant(typed)
        log.error(wrapped(explained(meant(typed), issue)), { output })
        initialValue = typed
      }
    },
    async one({ message, choices, initial }) {
      const answer = await answerOf<string>(() =>
        select({
          message,
          options: choices.map(optionOf),
          maxItems: LIST_ROWS,
          showInstructions: false,
          output,
          ...(initial === undefined ? {} : { initialValue: `${initial}` }),
        }),
      )
      const chosen = choices.find(({ value }) => value === answer)
      if (!chosen) throw new CommandFailure(left)
      return chosen.value
    },
    async some({ message, choices, initial, required }) {
      const options = choices.map(optionOf)
      const answer = await answerOf(() =>
        askList(
          { message, options, maxItems: LIST_ROWS, output, initialValues: initial.map(String) },
          { none, chooseOne: required ? chooseOne : null },
        ),
      )
      return choices.map(({ value }) => value).filter((value) => answer.includes(value))
    },
    say: (words) => log.message(wrapped(words), { output }),
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
