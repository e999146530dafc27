import { execFileSync } from 'node:child_process'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../process/testing/temporary-folder.ts'
import { connectionSettings } from '../connection-pool.ts'
import { isAlive } from './is-alive.ts'
import { startEmbedded } from './start-embedded.ts'

const root = await temporaryFolder()
const disk = await smallDisk()
afterAll(async () => {
  if (disk) execFileSync('umount', ['--lazy', '--recursive', disk], { stdio: 'ignore' })
})

/** Mounts a 96 MB disk in memory. Returns undefined if we lack the rights; only root may mount. */
async function smallDisk(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'zayy-disk', root], { stdio: 'ignore' })
    return root
  } catch {
    return undefined
  }
}

/** Writes to a file until the disk is full. */
async function fill(file: string): Promise<void> {
  const ballast = await open(file, 'a')
  const piece = Buffer.alloc(65_536)
  try {
    for (;;) await ballast.write(piece)
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  } finally {
    await ballast.close()
  }
}

test.runIf(disk)(
  'on a full disk restarts rarely, loses no acknowledged data, recovers once there is room, and close() ends it',
  async () => {
    const folder = join(root, 'postgres')
    const outside = await mkdtemp(join(tmpdir(), 'zayy-log-'))
    const server = await startEmbedded(folder)
    await server.close()
    // The test counts starts in the log, so the log must stay writable.
    await writeFile(join(outside, 'server.log'), '')
    execFileSync('mount', ['--bind', join(outside, 'server.log'), join(folder, 'server.log')])
    const told: string[] = []
    const again = await startEmbedded(folder, { note: (line) => told.push(line) })
    const acknowledged: number[] = []
    const write = async (row: number) => {
      const client = new pg.Client(connectionSettings(again.ownerTarget))
      client.on('error', () => {})
      try {
        await client.connect()
        await client.query('create table if not exists kept (row int primary key)')
        // Inserts a row that needs no new page, and enough WAL to fill the disk.
        await client.query(
          `with filling as (select pg_logical_emit_message(true, 'filling', repeat('x', 200000)))
          insert into kept select $1::int from filling`,
          [row],
        )
        acknowledged.push(row)
        return true
      } catch (error) {
        const line = String(error)
        if (line !== told.at(-1)) told.push(line)
        return false
      } finally {
        await client.end().catch(() => {})
      }
    }
    const starts = async () =>
      (await readFile(join(outside, 'server.log'), 'utf8')).split('starting PostgreSQL').length - 1
    try {
      for (let row = 0; row < 20; row++) expect(await write(row)).toBe(true)
      const before = await starts()
      await fill(join(root, 'ballast'))
      let row = 20
      // PostgreSQL has spare WAL files, and continues until they are used up.
      for (; await write(row); row++);
      while ((await starts()) - before < 2) await write(row++)
      for (const end = Date.now() + 12_000; Date.now() < end; await pause(20)) await write(row++)
      const during = (await starts()) - before
      expect(during).toBeGreaterThan(1)
      expect(during).toBeLessThan(10)
      await rm(join(root, 'ballast'))
      while (!(await write(row++))) await pause(50)
      const client = new pg.Client(connectionSettings(again.ownerTarget))
      await client.connect()
      const { rows } = await client.query<{ row: number }>('select row from kept')
      await client.end()
      const kept = new Set(rows.map((each) => each.row))
      expect(acknowledged.filter((each) => !kept.has(each))).toEqual([])
    } finally {
      const file = await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8').catch(() => '')
      const pid = Number.parseInt(file, 10)
      await again.close()
      await rm(outside, { recursive: true, force: true })
      while (pid && isAlive(pid)) await pause(20)
    }
  },
)
