import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import {
  bootstrap,
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  JobQueueService,
  LogLevel,
  TransactionalConnection,
} from '@vendure/core'
import { populate } from '@vendure/core/cli/index.js'

// Starts Vendure on an empty database, fills it with the products and prints `ready`.
const { port, host, user, database, productsFile } = JSON.parse(process.argv[2])
const products = JSON.parse(await readFile(productsFile, 'utf8'))

const config = {
  apiOptions: { port, hostname: '127.0.0.1' },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'bench', password: 'bench-only' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    host,
    username: user,
    database,
    synchronize: true,
    logging: false,
  },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [
    DefaultJobQueuePlugin.init({ concurrency: 4, pollInterval: 20 }),
    DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: false }),
  ],
}

const columns =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'
const cell = (value) => `"${String(value).replaceAll('"', '""')}"`
const rows = products.flatMap(({ name, slug, description, price, colours, sizes }) =>
  colours.flatMap((colour, c) =>
    sizes.map((size, s) => {
      const own = [`${colour}|${size}`, `${slug}-${c}-${s}`, price, 'standard', 100000, false, '', '']
      const first = c === 0 && s === 0
      const shared = first ? [name, slug, description, '', '', 'colour|size'] : ['', '', '', '', '', '']
      return [...shared, ...own].map(cell).join(',')
    }),
  ),
)
await writeFile('products.csv', [columns, ...rows].join('\n'))

const app = await populate(
  () => bootstrap(config),
  {
    defaultLanguage: 'en',
    defaultZone: 'Saudi Arabia',
    countries: [{ code: 'SA', name: 'Saudi Arabia', zone: 'Saudi Arabia' }],
    taxRates: [{ name: 'standard', percentage: 15 }],
    shippingMethods: [{ name: 'Courier', price: 2500 }],
    paymentMethods: [
      {
        name: 'Bank transfer',
        handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'false' }] },
      },
    ],
    collections: [],
  },
  'products.csv',
)
await app.get(JobQueueService).start()
// The import queues one job for each variant of the search index.
const { rawConnection } = app.get(TransactionalConnection)
const unfinished = `select 1 from job_record where state in ('PENDING', 'RUNNING', 'RETRYING') limit 1`
while ((await rawConnection.query(unfinished)).length > 0) await pause(500)
process.stdout.write('ready\n')
