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
  output: NodeJS.WriteStream
  validate: (typed: string | undefined) => string | undefined
}

/** The text prompt of the library, whose suggestion can be edited. */
class EditablePrompt extends TextPrompt {
  constructor(options: ConstructorParameters<typeof TextPrompt>[0], suggestion: string) {
    super(options)
    this.on('key', (_, key) => {
      if (key.name === 'tab' && this.userInput === '') this._setUserInput(suggestion, true)
    })
  }
}

/** Asks for a line. Looks like `text` of the library. @returns null if it is cancelled */
export async function askText({ message, suggestion, placeholder, ...options }: LineQuestion) {
  const empty =
    placeholder === ''
      ? styleText(['inverse', 'hidden'], '_')
      : styleText('inverse', placeholder.charAt(0)) + styleText('dim', placeholder.slice(1))
  const bar = `${styleText('gray', S_BAR)}`
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
