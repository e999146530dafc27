import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { putCluster } from '@zayy/database/testing/made-cluster'
import type pg from 'pg'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../../process/testing/temporary-folder.ts'
import { type ConnectionTarget, connectionSettings } from '../connection-pool.ts'
import { type EmbeddedPostgres, startEmbedded } from '../embedded/start-embedded.ts'
import { connectClient } from '../own-connection.ts'

/** A folder below one that only we may enter. It is removed after the test. */
export async function privateFolder(...below: string[]): Promise<string> {
  return join(await temporaryFolder(), ...below)
}

/** Such a folder that already contains a cluster. */
export async function usedFolder(...below: string[]): Promise<string> {
  const folder = await privateFolder(...below)
  await putCluster(folder)
  return folder
}

/** Starts a server, which is closed after the test. */
export async function start(
  folder: string,
  options: Parameters<typeof startEmbedded>[1] = { quick: true },
): Promise<EmbeddedPostgres> {
  const server = await startEmbedded(folder, options)
  onTestFinished(() => server.close())
  return server
}

export async function ask(
  target: ConnectionTarget,
  question: string,
): Promise<Record<string, unknown> | undefined> {
  return (await withClient(target, (client) => client.query(question))).rows[0]
}

export async function withClient<T>(
  target: ConnectionTarget,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  await using client = await connectClient({ ...connectionSettings(target), connectionTimeoutMillis: 60_000 })
  return await work(client)
}

export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(50)
}
