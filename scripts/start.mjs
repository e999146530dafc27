// `npm start`: brings a fresh clone to an open shop. Needs nothing installed, and runs on any Node from 20 on.

const oldest = 20

if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    `Zayy needs Node.js ${oldest} or newer, and this is ${process.version}: see https://nodejs.org`,
  )
  process.exit(1)
}

import('./steps/start-shop.mjs')
  .then(({ startShop }) => startShop(process.argv.slice(2)))
  .catch((error) => {
    console.error(error.isExpected ? error.message : error)
    process.exit(1)
  })
