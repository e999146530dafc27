// `npm run unused`: finds unused exports and dependencies (knip), stylesheets and images. Arguments go to knip.
// The boundaries (scripts/boundaries/usage-rules.mjs) find unused code files.

import { root } from './steps/root.mjs'
import { onProjectNode, runQuietly } from './steps/run.mjs'
import { unusedAssets } from './steps/unused-assets.mjs'

const knip = await runQuietly(...onProjectNode('node_modules/knip/bin/knip.js', process.argv.slice(2)))
if (knip.code !== 0) console.log(knip.output)
const assets = await unusedAssets(root)
for (const file of assets) console.log(`No code names ${file}`)
process.exit(knip.code === 0 && assets.length === 0 ? 0 : 1)
