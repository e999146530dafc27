import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Does work after the test; called outside of a test, after those of the file. */
export function afterUse(work: () => unknown): void {
  const register = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished
  register(async () => {
    await work()
  })
}

/**
 * Creates an empty folder that only we may enter. It is removed after the test; made outside of a test, after those of the
 * file.
 */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zayy-test-'))
  afterUse(() => rm(folder, { recursive: true, force: true }))
  return folder
}
