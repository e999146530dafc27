import { randomUUID } from 'node:crypto'
import { PictureStoreError } from '../images/picture-store-error.ts'
import { type Patience, s3Client } from './s3-client.ts'
import type { S3Target } from './s3-target.ts'

/** Somebody waits for the answer. */
const patience: Patience = { ms: 3_000, tries: 2 }

/**
 * Whether the store answers, and knows bucket and key. Changes nothing.
 * @returns null, or what is wrong
 */
export async function checkS3(target: S3Target): Promise<PictureStoreError | null> {
  return await troubleOf(async () => {
    await s3Client(target).list('', 1, patience)
  })
}

/**
 * Whether the shop can work with the store: lists it, and writes, reads and deletes an object of a name of its own.
 * @returns null, or what is wrong
 */
export async function probeS3(target: S3Target): Promise<PictureStoreError | null> {
  const client = s3Client(target)
  const key = `probe-${randomUUID()}`
  const bytes = new TextEncoder().encode(key)
  return await troubleOf(async () => {
    await client.list('', 1, patience)
    await client.put(key, { bytes, type: 'text/plain' }, patience)
    const found = await client.get(key, bytes.byteLength, patience)
    await client.remove(key, patience)
    if (String(Buffer.from(found ?? [])) !== key || (await client.size(key, patience)) !== null)
      throw new PictureStoreError('other', 'MEDIA_URL: the store does not give back what was written into it')
  })
}

async function troubleOf(work: () => Promise<void>): Promise<PictureStoreError | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof PictureStoreError) return error
    throw error
  }
}
