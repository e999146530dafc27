import { emitKeypressEvents, type Key } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { styleText } from 'node:util'
import { isCancel, TextPrompt } from '@clack/core'
import { S_BAR, S_BAR_END, symbol } from '@clack/prompts'

/**
 * @property suggestion the answer of an empty line. Tab puts it into the line, to change a part of it
 * @property placeholder shown while the line is empty
 */
type LineQuestion = {
  message: string
  suggestion: string
  placeholder: string
  initialValue: string
  input?: Readable
  output: Writable
  validate: (typed: string | undefined) => string | undefined
}

/** Codes of terminals that mark pasted text ("bracketed paste"); others ignore them. */
const MARK_PASTES = { on: '\u001b[?2004h', off: '\u001b[?2004l' }

/** The text prompt of the library, whose suggestion can be edited. A line end within pasted text is a blank, not the end of the answer. */
class EditablePrompt extends TextPrompt {
  #isPasting = false
  #before = ''
  readonly #joinLines = () => this._setUserInput(`${this.#before.trimEnd()} `, true)
  /** Runs before the library's listener, which empties the line at its end. */
  readonly #noteKey = (_: unknown, key: Key) => {
    this.#before = this.userInput
    if (key.name === 'paste-start' || key.name === 'paste-end') this.#isPasting = key.name === 'paste-start'
  }

  constructor(options: ConstructorParameters<typeof TextPrompt>[0], suggestion: string) {
    super(options)
    this.on('key', (_, key) => {
      if (key.name === 'tab' && this.userInput === '') this._setUserInput(suggestion, true)
      if (key.name === 'enter' && this.#isPasting) this.#joinLines()
    })
  }

  override async prompt() {
    emitKeypressEvents(this.input)
    this.input.on('keypress', this.#noteKey)
    this.output.write(MARK_PASTES.on)
    return await super.prompt().finally(() => {
      this.input.off('keypress', this.#noteKey)
      this.output.write(MARK_PASTES.off)
    })
  }

  protected override _shouldSubmit(char: string | undefined, key: Key): boolean {
    if (this.#isPasting) this.#joinLines()
    return !this.#isPasting && super._shouldSubmit(char, key)
  }
}

/** Asks for a line. Looks like `text` of the library. @returns null if it is cancelled */
export async function askText({ message, suggestion, placeholder, ...options }: LineQuestion) {
  const empty =
    placeholder === ''
      ? styleText(['inverse', 'hidden'], '_')
      : styleText('inverse', placeholder.charAt(0)) + styleText('dim', placeholder.slice(1))
  const bar = styleText('gray', S_BAR)
  const prompt = new EditablePrompt(
    {
      ...options,
      defaultValue: suggestion,
      render() {
        const title = `${bar}\n${symbol(this.state)}  ${message}\n`
        const { state, error, value = '' } = this
        if (state === 'submit') return `${title}${bar}${value === '' ? '' : `  ${styleText('dim', value)}`}`
        if (state === 'cancel') return `${title}${bar}`
        const colour = state === 'error' ? 'yellow' : 'cyan'
        const line = this.userInput === '' ? empty : this.userInputWithCursor
        const issue = state === 'error' ? `  ${styleText('yellow', error)}` : ''
        return `${title}${styleText(colour, S_BAR)}  ${line}\n${styleText(colour, S_BAR_END)}${issue}\n`
      },
    },
    suggestion,
  )
  const answer = await prompt.prompt()
  return isCancel(answer) || answer === undefined ? null : answer
}
