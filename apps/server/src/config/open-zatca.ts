import { join } from 'node:path'
import { type ZatcaPlatform, zatcaPlatform } from '@zayy/shop/invoicing/zatca/zatca-platform'
import type { TestFatoora } from '@zayy/test-fatoora'
import type { Settings } from './read-settings.mjs'

/**
 * Opens the platform that e-invoices go to; null with ZATCA=off. The fake one is a file of DATA_DIR, without a socket, and is opened by
 * the first call.
 */
export function openZatca({
  zatca,
  dataDir,
}: Pick<Settings, 'zatca' | 'dataDir'>): { platform: ZatcaPlatform; close: () => void } | null {
  if (zatca === 'off') return null
  if (zatca !== 'fake') return { platform: zatcaPlatform(zatca, fetch), close: () => {} }
  let opened: Promise<TestFatoora> | undefined
  const open = async () =>
    (await import('@zayy/test-fatoora')).openTestFatoora({ folder: join(dataDir, 'test-fatoora') })
  return {
    platform: zatcaPlatform('fake', async (request) => {
      opened ??= open()
      const { api } = await opened
      return await api.fetch(request)
    }),
    close: () => void opened?.then(({ close }) => close()),
  }
}
