import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

export class NotAFileError extends Error {
  override name = 'NotAFileError'
}

/**
 * Opens a file to read it.
 * @param flags added to O_RDONLY
 * @throws NotAFileError for anything else: a pipe without a writer, or a device without an end, would be read for ever
 */
export async function openFile(path: string, flags = 0): Promise<FileHandle> {
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | flags)
  if ((await file.stat()).isFile()) return file
  await file.close()
  throw new NotAFileError(`${path} is no file`)
}

/** @throws as `openFile` */
export async function readPlainFile(path: string): Promise<Buffer> {
  await using file = await openFile(path)
  return await file.readFile()
}
