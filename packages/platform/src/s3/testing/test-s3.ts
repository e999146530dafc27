import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { S3Target } from '../s3-target.ts'

/** An S3 server over a folder, which checks signatures. It knows one key, `S3RVER`, whose secret is `S3RVER`. */
type S3rver = {
  run(): Promise<{ port: number }>
  close(): Promise<void>
  httpServer: { closeAllConnections(): void }
}
type S3rverOptions = {
  address: string
  port: number
  silent: boolean
  directory: string
  configureBuckets: { name: string }[]
}

// By require, as the package has no types.
const require = createRequire(import.meta.url)
const Server: new (options: S3rverOptions) => S3rver = require('@20minutes/s3rver')

/** An S3 server for this test file, with a bucket, which can go away and come back. */
export type TestS3 = {
  target: S3Target
  /** The same as MEDIA_URL says it. */
  url: string
  /** The folder that the server keeps its objects in. */
  folder: string
  stop(): Promise<void>
  start(): Promise<void>
}

/** Starts one; it ends with the file. */
export async function testS3(): Promise<TestS3> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-s3-'))
  let port = 0
  let server: S3rver | undefined
  const stop = async () => {
    const closed = server?.close()
    server?.httpServer.closeAllConnections()
    server = undefined
    await closed
  }
  const start = async () => {
    const options = { address: '127.0.0.1', port, silent: true, directory: folder }
    server = new Server({ ...options, configureBuckets: port === 0 ? [{ name: 'shop' }] : [] })
    port = (await server.run()).port
  }
  await start()
  afterAll(async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    target: {
      origin: `http://127.0.0.1:${port}`,
      bucket: 'shop',
      prefix: 'pictures/',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/shop/pictures?tls=off`,
    ...{ folder, stop, start },
  }
}
