import { openFile } from '@zayy/platform/process/open-file'
import { CommandFailure } from '../command-line/command.ts'
import type { CommandMessages } from '../command-line/messages.ts'
import { nearestName } from '../command-line/suggest.ts'
import { questionIds } from './question-ids.ts'

export type Answers = ReadonlyMap<string, string | readonly string[]>

/** In bytes. A longer file cannot be a file of answers. */
const MAX_BYTES = 1_000_000

/**
 * Reads a file of answers: texts or lists of texts by the question's id.
 * @throws CommandFailure 2 if it is none, or names a question that `shop setup` does not ask
 */
export async function readAnswers(
  path: string,
  texts: CommandMessages['setupCommands']['file'],
): Promise<Answers> {
  const answers = parseAnswers(await readStart(path))
  if (answers === null) throw new CommandFailure(texts.notJson(path), 2)
  const unknown = [...answers.keys()].find((id) => !questionIds.includes(id))
  if (unknown !== undefined)
    throw new CommandFailure(texts.unknown(unknown, nearestName(unknown, questionIds)), 2)
  return answers
}

async function readStart(path: string): Promise<string> {
  await using file = await openFile(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_BYTES), 0, MAX_BYTES, 0)
  return buffer.toString('utf8', 0, bytesRead).replace(/^\uFEFF/, '')
}

function parseAnswers(text: string): Answers | null {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return null
    return new Map(Object.entries(read).map(([id, answer]) => [id, answerOf(answer)]))
  } catch {
    return null
  }
}

/** @throws TypeError */
function answerOf(answer: unknown): string | string[] {
  const isText = (one: unknown) => typeof one === 'string'
  if (isText(answer)) return answer
  if (Array.isArray(answer) && answer.every(isText)) return answer
  throw new TypeError('not a text or a list of texts')
}
