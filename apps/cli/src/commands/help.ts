import { readFile } from 'node:fs/promises'
import { CHECKOUT_COMMAND } from '@zayy/i18n/shop-command'
import { CommandFailure, defineCommand } from '../command-line/command.ts'
import { commandStart } from '../command-line/messages.ts'
import { nearestName } from '../command-line/suggest.ts'
import { guideTopics, type Topic, topicText } from '../guide/guide-topics.ts'

/** `shop help [TOPIC]`: sections of docs/owner.ar.md and docs/owner.en.md. Exit code 2: there is no such topic. */
export const helpOn = (isCommand: (name: string) => boolean) =>
  defineCommand({
    help: ({ commandLine: { guide } }) => guide,
    operands: ['TOPIC?'],
    async run({ locale, messages, operands, env, columns, print }) {
      const { guide } = messages.commandLine
      const file = new URL(`../../../../docs/owner.${locale}.md`, import.meta.url)
      const start = commandStart(env)
      const topics = guideTopics((await readFile(file, 'utf8')).replaceAll(CHECKOUT_COMMAND, start))
      const typed = operands.TOPIC?.toLowerCase()
      if (typed === undefined)
        return print(`${guide.title}\n${listOf(topics)}\n\n${guide.more(`${start} help`)}`)
      const ofCommand = isCommand(typed) ? guide.ofCommand(`${start} ${typed} --help`) : null
      const topic = topics.find(({ id }) => id === typed)
      if (topic) return print([topicText(topic, columns), ...(ofCommand ? [ofCommand] : [])].join('\n\n'))
      const meant = nearestName(
        typed,
        topics.map(({ id }) => id),
      )
      const unknown = ofCommand ?? guide.unknown(typed, meant)
      throw new CommandFailure(`${unknown}\n\n${guide.title}\n${listOf(topics)}`, 2)
    },
  })

function listOf(topics: readonly Topic[]): string {
  const width = Math.max(...topics.map(({ id }) => id.length))
  return topics.map(({ id, title }) => `  ${id.padEnd(width)}  ${title}`).join('\n')
}
