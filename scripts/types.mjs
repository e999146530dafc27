// `npm run types`: checks the types of every package, two tsconfigs at a time.

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './steps/root.mjs'
import { onProjectNode, runQuietly } from './steps/run.mjs'

/**
 * Packages that the tsconfig.json of apps/cli or of the root includes, as it imports most of their code. Their own one is for
 * editors: to check each alone takes as long again.
 */
const includedByAnother = [
  ...['packages/database', 'packages/platform', 'packages/shop'],
  ...['apps/server', 'apps/test-fatoora', 'apps/test-gateway'],
]

/** tsconfig.json covers a package's code; tsconfig.node.json covers files that only its build runs, on Node. */
const projects = ['tsconfig.json']
for (const kind of ['packages', 'apps']) {
  for (const name of await readdir(join(root, kind))) {
    if (includedByAnother.includes(`${kind}/${name}`)) continue
    const files = await readdir(join(root, kind, name))
    const found = files.filter((file) => /^tsconfig(\.node)?\.json$/.test(file))
    projects.push(...found.map((file) => `${kind}/${name}/${file}`))
  }
}

let failed = 0
async function checkProjects() {
  for (let project = projects.pop(); project; project = projects.pop()) {
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
