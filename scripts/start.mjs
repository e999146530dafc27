// `npm start`: installs, builds and starts the shop from a fresh clone. Runs on Node 20 or newer without installed packages.

import { fileURLToPath } from 'node:url'
import { ownerLanguage } from '../apps/server/src/config/owner-language.mjs'
import { startMessages } from '../apps/server/src/config/start-messages.mjs'

const MIN_NODE = 20

if (Number(process.versions.node.split('.')[0]) < MIN_NODE) {
  const language = ownerLanguage(process.env, fileURLToPath(new URL('../', import.meta.url)))
  console.error(startMessages[language].oldNode(MIN_NODE, process.version))
  process.exit(1)
}

import('./steps/start-shop.mjs')
  .then(({ startShop }) => startShop(process.argv.slice(2)))
  .catch((error) => {
    console.error(error.isExpected ? error.message : error)
    process.exit(1)
  })
