import { cleanText } from '@zayy/domain/text/clean'
import { CommandFailure } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'

/**
 * The fields of a JSON file, as `shop … show --json` prints them: texts, numbers, and true or false; null is an empty field.
 * @throws CommandFailure 2 where it is no such file, or one of another slug
 */
export function readJsonFields(
  file: string,
  text: string,
  slug: string,
  { contentCommands }: CommandMessages,
): Record<string, string> {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new CommandFailure(contentCommands.notJson(file), 2)
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new CommandFailure(contentCommands.notJson(file), 2)
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(read)) {
    if (typeof value === 'object' && value !== null)
      throw new CommandFailure(contentCommands.notText(file, name), 2)
    fields[name] = typeof value === 'boolean' ? `${Number(value)}` : cleanText(String(value ?? ''))
  }
  const { slug: other = slug, ...own } = fields
  if (other !== slug) throw new CommandFailure(contentCommands.otherSlug(file, other, slug), 2)
  return own
}
