import { randomUUID } from 'node:crypto'
import { ImageStoreError } from '../images/image-store-error.ts'
import { type RetryPolicy, s3Client } from './s3-client.ts'
import type { S3Target } from './s3-target.ts'

/** Short, because an operator waits for the answer. */
const retry: RetryPolicy = { ms: 3_000, tries: 2 }

/**
 * Checks that the store responds and that the bucket and key are valid. Read-only.
 * @returns null if all is well, else the error
 */
export async function checkS3(target: S3Target): Promise<ImageStoreError | null> {
  return await troubleOf(async () => {
    await s3Client(target).list('', 1, retry)
  })
}

/**
 * Checks that the shop can list, write, read and delete objects. Uses a temporary object with a unique name.
 * @returns null if all is well, else the error
 */
export async function probeS3(target: S3Target): Promise<ImageStoreError | null> {
  const client = s3Client(target)
  const key = `probe-${randomUUID()}`
  const bytes = new TextEncoder().encode(key)
  return await troubleOf(async () => {
    await client.list('', 1, retry)
    await client.put(key, { bytes, type: 'text/plain' }, retry)
    const found = await client.get(key, bytes.byteLength, retry)
    await client.remove(key, retry)
    if (String(Buffer.from(found ?? [])) !== key || (await client.size(key, retry)) !== null)
      throw new ImageStoreError('other', 'MEDIA_URL: the store does not give back what was written into it')
  })
}

async function troubleOf(work: () => Promise<void>): Promise<ImageStoreError | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof ImageStoreError) return error
    throw error
  }
}
