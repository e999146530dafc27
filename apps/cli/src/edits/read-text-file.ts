import { resolve } from 'node:path'
import { openFile } from '@zayy/platform/process/open-file'
import { CommandFailure } from '../command-line/command.ts'
import type { CommandMessages } from '../command-line/messages.ts'

/** Maximum size of a text, in bytes. */
const MAX_BYTES = 1_000_000

/**
 * Reads a file, or standard input for `-`, as UTF-8 without a byte order mark.
 * @param folder base of a relative path
 * @throws CommandFailure 2 if it cannot be read, exceeds a megabyte, or is not UTF-8
 */
export async function readTextFile(
  path: string,
  folder: string,
  { files: texts }: CommandMessages['commandLine']['edits'],
): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of path === '-'
      ? process.stdin
      : (await openFile(resolve(folder, path))).createReadStream()) {
      const part = Buffer.from(chunk)
      length += part.length
      if (length > MAX_BYTES) break
      chunks.push(part)
    }
  } catch {
    throw new CommandFailure(texts.unreadable(path), 2)
  }
  if (length > MAX_BYTES) throw new CommandFailure(texts.tooLong(path), 2)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new CommandFailure(texts.notUtf8(path), 2)
  }
}
