import { findRunningServer } from '../../../../server/src/config/find-running-server.mjs'
import type { Settings } from '../../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../../command-line/messages.ts'

/** Where links to bills begin. `isLocal`: only this computer opens them, since PUBLIC_URL is not set. */
export type LinkBase = { url: string; isLocal: boolean }

export async function findLinkBase({ publicUrl, dataDir, port }: Settings): Promise<LinkBase> {
  if (publicUrl !== undefined) return { url: publicUrl, isLocal: false }
  const running = await findRunningServer(dataDir)
  return { url: running?.origin ?? `http://localhost:${port}`, isLocal: true }
}

/** Returns the link, and below a local one why no customer can open it. */
export function linkText(link: string, { isLocal }: LinkBase, { orderCommands }: CommandMessages): string {
  return isLocal ? `${link}\n${orderCommands.localLink}` : link
}
