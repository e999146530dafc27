// `npm run check`: format, lint, types, boundaries, styles and unused code. `npm run check -- NAME …` runs the named checks only.

import { runChecks } from './steps/checks.mjs'
import { installWhatIsMissing } from './steps/install.mjs'

/** @param {string[]} names */
async function check(names) {
  await installWhatIsMissing()
  const { failed } = await runChecks(names)
  return failed.length === 0
}

check(process.argv.slice(2)).then(
  (clean) => process.exit(clean ? 0 : 1),
  (error) => {
    console.error(error.isExpected ? error.message : error)
    process.exit(1)
  },
)
