import { access, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../process/testing/temporary-folder.ts'
import type { Machine } from './machine.ts'
import { waitForOtherMachine } from './other-machine.ts'
import { type Owner, readOwner, renewOwner, writeOwner } from './owner-file.ts'
import { serverUser } from './server-user.ts'

const here: Machine = { host: 'web-1', machineId: 'a1', bootId: 'b1', pidNamespace: 'pid:[1]' }

function ownerOn(machine: Partial<Machine>, more: Partial<Owner> = {}): Owner {
  return {
    ...here,
    ...machine,
    supervisorPid: 12,
    postmasterPid: 34,
    started: '2026-11-22T07:00:00.000Z',
    waiting: false,
    ...more,
  }
}

const claim = ownerOn({}, { started: '2026-11-22T08:00:00.000Z' })

/**
 * Creates a folder that `owner` has left, or still uses. Returns the messages and the result of a start on the machine `here`.
 */
async function folderOf(owner: Owner, end = 300) {
  const folder = await temporaryFolder()
  const user = await serverUser(folder)
  await mkdir(join(folder, 'cluster'))
  const postmasterFile = join(folder, 'cluster/postmaster.pid')
  await writeFile(postmasterFile, '34\n')
  await writeOwner(folder, owner)
  const notes: string[] = []
  const start = (locked = true, signal = new AbortController().signal) =>
    waitForOtherMachine(
      {
        folder,
        cluster: join(folder, 'cluster'),
        user,
        quick: true,
        settings: {},
        locked,
        signal,
        listening: {
          settings: {},
          reach: () => ({ host: '', port: 0 }),
          socket: undefined,
          prepare: async () => {},
          remove: async () => {},
        },
        binaries: { folder: '', env: {} },
        timeouts: { renewal: 200, end },
        note: (line) => notes.push(line),
      },
      claim,
    )
  const hasPostmasterFile = () =>
    access(postmasterFile).then(
      () => true,
      () => false,
    )
  return { folder, notes, start, hasPostmasterFile }
}

test.each([
  {
    left: 'another container on this kernel',
    owner: ownerOn({ host: 'web-2', machineId: '', pidNamespace: 'pid:[2]' }),
  },
  { left: 'this machine before it was rebooted', owner: ownerOn({ bootId: 'b0' }) },
])('starts over the owner file of $left, because the lock decides', async ({ owner }) => {
  const { start, notes, hasPostmasterFile } = await folderOf(owner)
  await start()
  expect(notes).toEqual([])
  expect(await hasPostmasterFile()).toBe(true)
})

test.each([
  { left: 'another machine', owner: ownerOn({ host: 'web-2', machineId: 'a2', bootId: 'b2' }), locked: true },
  {
    left: 'a container of that name on another machine',
    owner: ownerOn({ machineId: '', bootId: 'b2' }),
    locked: true,
  },
  {
    left: 'another container, where there is no lock',
    owner: ownerOn({ pidNamespace: 'pid:[2]' }),
    locked: false,
  },
])('waits for the owner left by $left, then claims the folder', async ({ owner, locked }) => {
  const { folder, start, notes, hasPostmasterFile } = await folderOf(owner)
  const begun = Date.now()
  await start(locked)
  expect(Date.now() - begun).toBeGreaterThan(450)
  expect(notes).toHaveLength(1)
  expect(await hasPostmasterFile()).toBe(false)
  expect(await readOwner(folder)).toMatchObject({ host: 'web-1', started: claim.started, waiting: true })
})

test('a server that runs on another machine fails the start with one line', async () => {
  const there = ownerOn({ host: 'web-2', machineId: 'a2', bootId: 'b2' })
  const { folder, start, hasPostmasterFile } = await folderOf(there, 30_000)
  const renewal = setInterval(() => void renewOwner(folder, there, true), 50)
  try {
    await expect(start()).rejects.toThrow(
      /^DATA_DIR is in use: its PostgreSQL \(process 34 on host web-2, since 2026-11-22T07:00:00.000Z\) .*$/,
    )
  } finally {
    clearInterval(renewal)
  }
  expect(await hasPostmasterFile()).toBe(true)
  expect(await readOwner(folder)).toEqual(there)
})

test('when two machines wait for a third, the last to claim continues', async () => {
  const { folder, start } = await folderOf(ownerOn({ host: 'web-3', machineId: 'a3', bootId: 'b3' }), 2_000)
  const starting = start()
  const refused = expect(starting).rejects.toThrow(/host web-2/)
  // This process also plays the other machine, whose draft of the file has the same name: wait until ours is written.
  while (!(await readOwner(folder))?.waiting) await pause(5)
  await writeOwner(folder, ownerOn({ host: 'web-2', machineId: 'a2', bootId: 'b2' }, { waiting: true }))
  await refused
})

test('restarts an interrupted wait from the beginning', async () => {
  const { start, notes } = await folderOf(ownerOn({ host: 'web-2', machineId: 'a2', bootId: 'b2' }))
  const cut = new AbortController()
  const interrupted = expect(start(true, cut.signal)).rejects.toMatchObject({ name: 'AbortError' })
  while (notes.length === 0) await pause(5)
  cut.abort()
  await interrupted
  await start()
  expect(notes).toHaveLength(2)
})
