import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { resolve } from 'node:path'
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

/** @throws if it is no file: a pipe without a writer, or a device without an end, would be read for ever */
export async function openFile(path: string): Promise<FileHandle> {
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  if ((await file.stat()).isFile()) return file
  await file.close()
  throw new Error(`${path} is no file`)
}
