// `npm start`: installs, builds and starts the shop from a fresh clone. Runs on Node 20 or newer without installed packages.

const MIN_NODE = 20

if (Number(process.versions.node.split('.')[0]) < MIN_NODE) {
  console.error(
    `Zayy needs Node.js ${MIN_NODE} or newer, but this is ${process.version}: see https://nodejs.org`,
  )
  process.exit(1)
}

import('./steps/start-shop.mjs')
  .then(({ startShop }) => startShop(process.argv.slice(2)))
  .catch((error) => {
    console.error(error.isExpected ? error.message : error)
    process.exit(1)
  })
