import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.mjs'

export const unhandledErrors = join(root, 'node_modules/.cache/reports/unhandled-errors.json')

/** A Vitest reporter of errors outside tests, such as unhandled rejections: its JSON report leaves them out. */
export default class UnhandledErrors {
  /**
   * @param {unknown} _
   * @param {readonly { message: string, stack?: string, VITEST_TEST_PATH?: string }[]} errors
   */
  async onTestRunEnd(_, errors) {
    const named = errors.map(
      ({ message, stack, VITEST_TEST_PATH: path = '' }) => `${path} ${stack ?? message}`,
    )
    await writeFile(unhandledErrors, JSON.stringify(named))
  }
}
