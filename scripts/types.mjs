// `npm run types`: checks every room by its own tsconfig, two at a time.

import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './steps/root.mjs'
import { onProjectNode, runQuietly } from './steps/run.mjs'

const rooms = ['.']
for (const kind of ['packages', 'apps']) {
  for (const name of await readdir(join(root, kind))) {
    if (existsSync(join(root, kind, name, 'tsconfig.json'))) rooms.push(`${kind}/${name}`)
  }
}

let faulty = 0
async function checkRooms() {
  for (let room = rooms.pop(); room; room = rooms.pop()) {
    const { code, output } = await runQuietly(
      ...onProjectNode('node_modules/typescript/bin/tsc', ['-p', room]),
    )
    console.log(`${code === 0 ? 'sound ' : 'FAULTY'} ${room}`)
    if (code !== 0) {
      console.log(output)
      faulty += 1
    }
  }
}
await Promise.all([checkRooms(), checkRooms()])
process.exit(faulty === 0 ? 0 : 1)
