import { join } from 'node:path'
import { type ZatcaPlatform, zatcaPlatform } from '@zayy/shop/invoicing/zatca/zatca-platform'
import { openTestFatoora } from '@zayy/test-fatoora'
import type { Settings } from './read-settings.mjs'

/** Opens the platform that e-invoices go to; null with ZATCA=off. The fake one is a file of DATA_DIR, without a socket. */
export function openZatca({
  zatca,
  dataDir,
}: Pick<Settings, 'zatca' | 'dataDir'>): { platform: ZatcaPlatform; close: () => void } | null {
  if (zatca === 'off') return null
  if (zatca !== 'fake') return { platform: zatcaPlatform(zatca, fetch), close: () => {} }
  const fake = openTestFatoora({ folder: join(dataDir, 'test-fatoora') })
  return {
    platform: zatcaPlatform('fake', async (request) => await fake.api.fetch(request)),
    close: fake.close,
  }
}
