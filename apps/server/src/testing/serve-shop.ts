import { patient } from '@zayy/database/testing/test-database'
import { clientAddresses } from '@zayy/platform/http/client-address'
import { startHttpServer } from '@zayy/platform/http/http-server'
import { type ConnectionTarget, connectionPool } from '@zayy/platform/postgres/connection-pool'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { readSettings } from '../config/read-settings.mjs'
import { startMessages } from '../config/start-messages.mjs'
import { type OpenShopOptions, openShop } from '../open-shop.ts'

/** Serves the shop of a database on a real socket, opened as in production. Its files are in `folder`. */
export async function serveShop(
  folder: string,
  target: ConnectionTarget,
  storefront: OpenShopOptions['storefront'],
  database = connectionPool(target, patient),
): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await startHttpServer('127.0.0.1', 0)
  const shop = await openShop({
    settings: readSettings({ DATA_DIR: folder, SEED_DEMO: 'false', LIMITS: 'relaxed' }, folder),
    database: { database, target, ownerTarget: target, isUp: () => true, close: async () => {} },
    storefront,
    address: server.address,
    log: { info: () => {}, error: () => {} },
    clients: clientAddresses([]),
    recordRejection: () => {},
    isOpen: () => true,
    messages: startMessages.en,
    print: () => {},
  })
  server.open(shop.app.fetch, shop.earlyHandler)
  const close = async () => {
    await server.close(0)
    await shop.close()
    await closeDatabase(database)
  }
  return { address: server.address, close }
}
