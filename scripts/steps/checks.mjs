import { boundariesArguments } from '../boundaries/arguments.mjs'
import { Expected } from './root.mjs'
import { onProjectNode, runQuietly } from './run.mjs'

const BIOME = 'node_modules/@biomejs/biome/bin/biome'

/** The command of each check, longest first. They need installed packages. */
const checks = {
  types: () => onProjectNode('scripts/types.mjs'),
  unused: () => onProjectNode('scripts/unused.mjs'),
  boundaries: () =>
    onProjectNode('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', [
      '--output-type=err-long',
      ...boundariesArguments,
    ]),
  lint: () => onProjectNode(BIOME, ['lint', '--error-on-warnings', '.']),
  styles: () => onProjectNode('scripts/styles.mjs'),
  format: () => onProjectNode(BIOME, ['check', '--linter-enabled=false', '.']),
}

/** @typedef {keyof typeof checks} Check */

/**
 * Runs all checks, or the named ones, two at a time. Prints the time of each, and the output of those that fail.
 * @param {string[]} names
 * @returns {Promise<{ passed: number, failed: string[] }>} the names of those that fail
 */
export async function runChecks(names = []) {
  const waiting = /** @type {Check[]} */ (Object.keys(checks)).filter(
    (name) => names.length === 0 || names.includes(name),
  )
  const unknown = names.find((name) => !(name in checks))
  if (unknown) throw new Expected(`Unknown check "${unknown}". Checks: ${Object.keys(checks).join(', ')}`)
  let passed = 0
  /** @type {string[]} */
  const failed = []
  async function runWaiting() {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const start = performance.now()
      const { code, output } = await runQuietly(...checks[name]())
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${seconds.padStart(5)} s`)
      if (code === 0) passed += 1
      else {
        console.log(output)
        failed.push(name)
      }
    }
  }
  await Promise.all([runWaiting(), runWaiting()])
  return { passed, failed }
}
