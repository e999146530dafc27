import { fileURLToPath } from 'node:url'
import { products } from '@zayy/database/schema/catalog'
import { categories } from '@zayy/database/schema/categories'
import type { ImageStore } from '@zayy/platform/images/image-store'
import type { Database } from '@zayy/platform/postgres/database'
import { StartupError } from '@zayy/platform/process/startup-error'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { onboardUnit } from '@zayy/shop/invoicing/zatca/onboard-unit'
import type { ZatcaPlatform } from '@zayy/shop/invoicing/zatca/zatca-platform'
import type { startMessages } from './config/start-messages.mjs'

const demo = fileURLToPath(new URL('../../../demo', import.meta.url))

export type StartMessages = (typeof startMessages)['en']

/** Imports the demo catalogue into an empty shop and prints the progress. Returns false if the shop is not empty. */
export async function seedDemo(
  database: Database,
  images: ImageStore,
  messages: StartMessages,
  print: (line: string) => void,
): Promise<boolean> {
  if (!(await isEmpty(database))) return false
  print(messages.demo)
  const { importCatalogue } = await import('@zayy/shop/catalogue-files/import/import-catalogue')
  let printed = ''
  const result = await importCatalogue(demo, {
    database,
    images,
    isDemo: true,
    onProgress: ({ step, done, total }) => {
      const line = `  ${messages.demoSteps[step]}: ${Math.floor((done / Math.max(total, 1)) * 4) * 25} %`
      if (line !== printed) print(line)
      printed = line
    },
  })
  if (result.done) return true
  const first = result.issues[0]
  throw new StartupError({ kind: 'demo', count: result.issues.length, first: JSON.stringify(first) })
}

async function isEmpty(database: Database): Promise<boolean> {
  const [category] = await database.select({ id: categories.id }).from(categories).limit(1)
  const [product] = await database.select({ id: products.id }).from(products).limit(1)
  return !category && !product
}

/** Connects the demo to the fake of ZATCA's platform, so that its invoices are stamped and accepted as in phase 2. */
export async function onboardDemo(
  database: Database,
  tools: { platform: ZatcaPlatform; keys: Keys },
  address: string,
): Promise<void> {
  const { OTP } = await import('@zayy/test-fatoora')
  const done = await onboardUnit(database, tools, { otp: OTP, industry: 'ملابس', address, by: 'demo' })
  // Another server of this shop may have been faster.
  if (done.kind !== 'onboarded' && done.kind !== 'present')
    throw new Error(`The demo is not connected to the fake platform: ${JSON.stringify(done)}`)
}
