import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Creates an empty folder that only we may enter. It is removed after the test; made outside of a test, after those of the
 * file.
 */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zayy-test-'))
  const afterUse = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished
  afterUse(() => rm(folder, { recursive: true, force: true }))
  return folder
}
