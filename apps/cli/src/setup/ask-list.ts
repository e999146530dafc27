import { styleText } from 'node:util'
import { isCancel, MultiSelectPrompt, wrapTextWithPrefix } from '@clack/core'
import {
  limitOptions,
  S_BAR,
  S_BAR_END,
  S_CHECKBOX_ACTIVE,
  S_CHECKBOX_INACTIVE,
  S_CHECKBOX_SELECTED,
  symbol,
} from '@clack/prompts'

type Option = { value: string; label: string }
type ListQuestion = {
  message: string
  options: readonly Option[]
  initialValues: readonly string[]
  maxItems: number
  output: NodeJS.WriteStream
}

/**
 * Asks for several choices from a list. The library's own `multiselect` says in English that nothing is chosen.
 * @param texts `none`: shown for an answer without choices; `chooseOne`: refuses such an answer, null allows it
 * @returns null if it is cancelled
 */
export async function askList(
  { message, options, initialValues, maxItems, output }: ListQuestion,
  { none, chooseOne }: { none: string; chooseOne: string | null },
): Promise<readonly string[] | null> {
  const separator = /\p{Script=Arabic}/u.test(message) ? '، ' : ', '
  const prompt = new MultiSelectPrompt<Option>({
    options,
    initialValues,
    output,
    required: false,
    validate: (ticked) => (chooseOne !== null && (ticked ?? []).length === 0 ? chooseOne : undefined),
    render() {
      const { state, cursor, error } = this
      const ticked = new Set(this.value ?? [])
      const colour = state === 'error' ? 'yellow' : state === 'submit' ? 'gray' : 'cyan'
      const bar = `${styleText(colour, S_BAR)}  `
      const title = `${styleText('gray', S_BAR)}\n${wrapTextWithPrefix(output, message, bar, `${symbol(state)}  `)}\n`
      if (state === 'submit' || state === 'cancel') {
        const chosen = options.filter(({ value }) => ticked.has(value)).map(({ label }) => label)
        return `${title}${wrapTextWithPrefix(output, styleText('dim', chosen.join(separator) || none), bar)}`
      }
      const rows = limitOptions({
        output,
        options: [...options],
        cursor,
        maxItems,
        columnPadding: 3,
        rowPadding: title.split('\n').length + 3,
        style: ({ value, label }, isActive) => {
          if (ticked.has(value)) return `${styleText('green', S_CHECKBOX_SELECTED)} ${label}`
          const box = isActive ? styleText('cyan', S_CHECKBOX_ACTIVE) : styleText('dim', S_CHECKBOX_INACTIVE)
          return `${box} ${isActive ? label : styleText('dim', label)}`
        },
      })
      const issue = state === 'error' ? `  ${styleText('yellow', error)}` : ''
      return `${title}${bar}${rows.join(`\n${bar}`)}\n${styleText(colour, S_BAR_END)}${issue}\n`
    },
  })
  const answer = await prompt.prompt()
  return isCancel(answer) || answer === undefined ? null : answer
}
