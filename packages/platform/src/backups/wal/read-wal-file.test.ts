import { execFileSync } from 'node:child_process'
import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NotAFileError } from '../../process/open-file.ts'
import { temporaryFolder } from '../../process/testing/temporary-folder.ts'
import { readWalFile } from './read-wal-file.ts'
import { SEGMENT_BYTES } from './segments.ts'

test('reads no pipe and no file larger than a segment', async () => {
  const folder = await temporaryFolder()
  const [pipe, large] = [join(folder, 'pipe'), join(folder, 'large')]
  if (process.platform !== 'win32') {
    execFileSync('mkfifo', [pipe])
    await expect(readWalFile({ path: pipe, packed: false })).rejects.toThrow(NotAFileError)
  }
  await writeFile(large, '')
  await truncate(large, 2 * SEGMENT_BYTES)
  await expect(readWalFile({ path: large, packed: true })).rejects.toThrow('is larger than')
})
