import type { Settings } from './config/read-settings.mjs'
import { prepareDataFolder } from './lifecycle/data-folder.ts'
import { takePort } from './lifecycle/front-door.ts'
import { createLog } from './lifecycle/log.ts'
import { stopOnSignal } from './lifecycle/stopping.ts'
import { openShop, type Shop } from './open-shop.ts'

/** How long requests in hand may take once the shop is told to stop: milliseconds. */
const lastRequests = 6_000

/**
 * Serves the shop until a signal ends it. The port is taken first: one that is taken is said at once, and whoever
 * asks meanwhile is told to come again. Faults that the person who starts the shop can mend are `StartFault`s
 * and `DatabaseFault`s.
 */
export async function serve(settings: Settings, say: (line: string) => void): Promise<void> {
  const log = createLog()
  let open = true
  let opening: Promise<Shop | undefined> = Promise.resolve(undefined)
  const door = await takePort(settings.host, settings.port)
  stopOnSignal(
    {
      stop: async () => {
        open = false
        await door.close(lastRequests)
        const shop = await opening.catch(() => undefined)
        await shop?.close()
      },
      hurry: door.slam,
    },
    (fault) => log.error({ event: 'fault', err: fault }, 'The shop stops because of a fault'),
  )
  await prepareDataFolder(settings.dataDir)
  const address = settings.publicUrl ?? door.address
  opening = openShop({ settings, address, log, isOpen: () => open, say })
  const shop = await opening
  if (!shop || !open) return
  door.open(shop.app.fetch)
  say(`The shop is open at ${address}`)
}
