import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeFolderLock } from './folder-lock.ts'
import { prepareListening } from './listening.ts'
import { removeEndedOwner } from './remove-ended-owner.ts'
import { serverUser } from './server-user.ts'

test('an owner file that cannot be removed does not keep the lock held', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zayy-ended-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const listening = await prepareListening(folder, await serverUser(folder))
  // A folder at its path cannot be removed.
  await mkdir(join(folder, 'owner.json'))
  await expect(removeEndedOwner(folder, listening)).rejects.toThrow()
  const free = await takeFolderLock(folder)
  expect(free).toBeDefined()
  await free?.release()
})
