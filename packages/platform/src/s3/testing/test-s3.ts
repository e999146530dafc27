import { createRequire } from 'node:module'
import { afterAll } from 'vitest'
import { temporaryFolder } from '../../process/testing/temporary-folder.ts'
import type { S3Target } from '../s3-target.ts'

/** An S3 server backed by a folder. It verifies signatures. Access key and secret are both `S3RVER`. */
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

// Loaded with require because the package has no types.
const require = createRequire(import.meta.url)
const Server: new (options: S3rverOptions) => S3rver = require('@20minutes/s3rver')

/** An S3 server with a bucket for one test file. It can be stopped and started again. */
export type TestS3 = {
  target: S3Target
  /** MEDIA_URL of this store. */
  url: string
  /** Folder where the server stores its objects. */
  folder: string
  stop(): Promise<void>
  start(): Promise<void>
}

/** Starts an S3 server and stops it after the test file. */
export async function testS3(): Promise<TestS3> {
  const folder = await temporaryFolder()
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
  afterAll(() => stop())
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
    folder,
    stop,
    start,
  }
}
