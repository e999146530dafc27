import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  databaseProcess,
  emptyShopFolder,
  startServerProcess,
  temporaryFolder,
} from './testing/server-process.ts'

const asRoot = test.runIf(process.getuid?.() === 0)

/** The user numbers (real, effective, saved) and the rights of a process. */
async function identity(pid: number | undefined) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const field = (name: string) => new RegExp(`^${name}:\\t(.*)$`, 'm').exec(status)?.[1]?.trim().split(/\s+/)
  return {
    users: field('Uid'),
    groups: [...(field('Gid') ?? []), ...(field('Groups') ?? [])],
    rights: field('CapEff'),
  }
}

async function stop(server: ReturnType<typeof startServerProcess>): Promise<string> {
  server.child.kill('SIGTERM')
  const { code, output } = await server.ended
  expect(code).toBe(0)
  return output
}

asRoot('started as root, the whole program becomes an ordinary user’s, and DATA_DIR with it', async () => {
  const dataDir = await temporaryFolder()
  // Files of root, as after a copy of DATA_DIR.
  await mkdir(join(dataDir, 'media'), { mode: 0o755 })
  await writeFile(join(dataDir, 'media/picture'), 'x')
  const elsewhere = join(await temporaryFolder(), 'elsewhere')
  await writeFile(elsewhere, 'of root')
  await symlink(elsewhere, join(dataDir, 'media/link'))
  // A copy that an import of root still makes.
  const copy = join(dataDir, 'import-1')
  await mkdir(copy)
  const server = startServerProcess(dataDir)
  expect((await fetch(`${await server.opened}/readyz`)).status).toBe(200)
  const { users, groups, rights } = await identity(server.child.pid)
  expect(users?.every((user) => Number(user) > 0)).toBe(true)
  expect(groups.every((group) => Number(group) > 0)).toBe(true)
  expect(rights).toEqual(['0000000000000000'])
  expect((await identity(await databaseProcess(dataDir))).users).toEqual(users)
  for (const name of ['', 'media', 'postgres', 'postgres/cluster']) {
    const found = await stat(join(dataDir, name))
    expect({ name, user: String(found.uid), mode: found.mode & 0o777 }).toEqual({
      name,
      user: users?.[0],
      mode: 0o700,
    })
  }
  expect(String((await stat(join(dataDir, 'media/picture'))).uid)).toBe(users?.[0])
  for (const path of [elsewhere, copy]) expect((await stat(path)).uid).toBe(0)
  await stop(server)
})

asRoot('a folder of others is left as it is, and the start ends with one line', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'notes.txt')
  await writeFile(file, 'of root', { mode: 0o644 })
  await chmod(folder, 0o755)
  const before = [await stat(folder), await stat(file)].map(({ uid, mode }) => ({ uid, mode }))
  const { code, output } = await startServerProcess(folder).ended
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([
    expect.stringContaining(`DATA_DIR ${folder} holds other things`),
  ])
  expect([await stat(folder), await stat(file)].map(({ uid, mode }) => ({ uid, mode }))).toEqual(before)
  expect(await readdir(folder)).not.toContain('postgres')
})

asRoot(
  'a user who may not enter DATA_DIR does not run the shop: it stays root, and says so in one line',
  async () => {
    const closed = await temporaryFolder()
    const dataDir = join(closed, 'data')
    const server = startServerProcess(dataDir)
    expect((await fetch(`${await server.opened}/readyz`)).status).toBe(200)
    expect((await identity(server.child.pid)).users).toContain('0')
    expect((await identity(await databaseProcess(dataDir))).users).not.toContain('0')
    const output = await stop(server)
    expect(output.match(/^The shop runs as root, because .* may not enter .*$/gm)).toHaveLength(1)
    for (const name of await readdir(join(dataDir, 'postgres'))) {
      const { uid } = await stat(join(dataDir, 'postgres', name))
      if (['archived-log', 'cluster', 'socket'].includes(name)) expect(uid, name).toBeGreaterThan(0)
      else expect(uid, name).toBe(0)
    }
  },
)

test('closes DATA_DIR to other users, whatever its mode was', async () => {
  const dataDir = await emptyShopFolder()
  await chmod(dataDir, 0o755)
  const server = startServerProcess(dataDir)
  await server.opened
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  await stop(server)
})
