import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../process/testing/temporary-folder.ts'
import { writeManifest } from '../backup-manifest.ts'
import { keptName, keptWalFolder, parseKeptName } from './kept-wal.ts'
import { pruneWal } from './prune-wal.ts'
import { segmentName } from './segments.ts'

const root = await temporaryFolder()

/** Creates backups that end in the given segments, and 100 bytes of WAL for each of the segments 1 to 9. */
async function folderWith(name: string, backups: readonly number[]): Promise<string> {
  const folder = join(root, name)
  for (const number of backups) {
    const backup = join(folder, `2026-11-0${number}T00-00-00Z`)
    await mkdir(backup, { recursive: true })
    await writeManifest(
      backup,
      {
        kind: 'cluster',
        taken: '2026-11-01T00:00:00Z',
        database: '7/shop',
        version: 1,
        files: [],
        images: [],
        log: { system: '7', timeline: 1, end: `0/${number}00080`, since: '2026-11-01T00:00:00Z' },
      },
      { key: Buffer.alloc(32), name: basename(backup) },
    )
  }
  const log = keptWalFolder(folder, '7')
  await mkdir(log, { recursive: true })
  for (let number = 1; number <= 9; number += 1) {
    const segment = keptName({ name: segmentName({ timeline: 1, number }), at: 1_700_000_000_000 })
    await writeFile(join(log, segment), Buffer.alloc(100))
  }
  await writeFile(join(log, keptName({ name: '00000002.history', at: 1_700_000_000_000 })), '')
  return folder
}

async function kept(folder: string): Promise<string> {
  const names = await readdir(keptWalFolder(folder, '7')).catch(() => [])
  return names
    .sort()
    .map((file) => parseKeptName(file)?.name.replace(/^0000000100000000(0{7})/, '') ?? file)
    .join(' ')
}

test.each([
  ['from the oldest backup on', [8, 4], 10_000, '4 5 6 7 8 9 00000002.history'],
  ['of all that may be kept, from a newer backup on', [8, 4], 300, '8 9 00000002.history'],
  ['of which the newest backup has too much, its beginning', [4], 300, '4 5 6 00000002.history'],
  ['without a backup, nothing', [], 10_000, ''],
])('keeps the archived WAL %s', async (name, backups, most, expected) => {
  const folder = await folderWith(name, backups)
  await pruneWal(folder, most)
  expect(await kept(folder)).toBe(expected)
})

test('deletes nothing while a backup is in progress', async () => {
  const folder = await folderWith('making', [])
  await mkdir(join(folder, 'draft-1'))
  await pruneWal(folder, 0)
  expect(await kept(folder)).toBe('1 2 3 4 5 6 7 8 9 00000002.history')
})
