import type { Binaries } from './binaries.ts'
import type { Listening } from './listening.ts'
import type { ServerUser } from './server-user.ts'

/** Where a cluster is and how to run its server. `folder` holds the cluster, the log, the lock and the owner file. */
export type ServerSetup = {
  folder: string
  cluster: string
  listening: Listening
  user: ServerUser
  binaries: Binaries
  quick: boolean
  /** PostgreSQL settings in addition to the defaults. */
  settings: Record<string, string>
}
