import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../process/testing/temporary-folder.ts'
import { takeFolderLock } from './folder-lock.ts'
import { prepareListening } from './listening.ts'
import { removeEndedOwner } from './remove-ended-owner.ts'
import { serverUser } from './server-user.ts'

test('an owner file that cannot be removed does not keep the lock held', async () => {
  const folder = await temporaryFolder()
  const listening = await prepareListening(folder, await serverUser(folder))
  // A folder at its path cannot be removed.
  await mkdir(join(folder, 'owner.json'))
  await expect(removeEndedOwner(folder, listening)).rejects.toThrow()
  const free = await takeFolderLock(folder)
  expect(free).toBeDefined()
  await free?.release()
})
