// `npm run types`: checks the types of every package, two tsconfigs at a time.

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './steps/root.mjs'
import { onProjectNode, runQuietly } from './steps/run.mjs'

/**
 * Packages without types of the DOM, which the tsconfig.json of the root includes. Their own one is for editors: to check each
 * alone takes as long again.
 */
const includedByRoot = [
  ...['packages/database', 'packages/platform', 'packages/shop'],
  ...['apps/cli', 'apps/server', 'apps/test-fatoora', 'apps/test-gateway'],
]

/**
 * The longest first. A package's tsconfig.json covers its code; tsconfig.node.json covers files that only its build runs, on
 * Node.
 */
const projects = ['tsconfig.json', 'apps/storefront/tsconfig.json', 'e2e/tsconfig.json']
for (const kind of ['packages', 'apps']) {
  for (const name of await readdir(join(root, kind))) {
    if (includedByRoot.includes(`${kind}/${name}`)) continue
    const files = await readdir(join(root, kind, name))
    const found = files.filter((file) => /^tsconfig(\.node)?\.json$/.test(file))
    projects.push(
      ...found.map((file) => `${kind}/${name}/${file}`).filter((file) => !projects.includes(file)),
    )
  }
}

let failed = 0
async function checkProjects() {
  for (let project = projects.shift(); project; project = projects.shift()) {
    const { code, output } = await runQuietly(
      ...onProjectNode('node_modules/typescript/bin/tsc', [
        // One checker: several would compute the same types again, and another project uses the other processor.
        // No --incremental: with it TypeScript 7.0 accepts code that a full check rejects.
        ...['-p', project, '--checkers', '1'],
      ]),
    )
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${project}`)
    if (code !== 0) {
      console.log(output)
      failed += 1
    }
  }
}
await Promise.all([checkProjects(), checkProjects()])
process.exit(failed === 0 ? 0 : 1)
