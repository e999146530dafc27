import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { originalFormats, type PictureStore } from './picture-store.ts'
import type { Derivative } from './picture-url.ts'

/**
 * Pictures as files below `folder`: `<hash>/original.<format>` beside `<hash>/<width>.<format>`. A file is
 * written under another name and renamed, so no reader, of whatever process, ever sees half of one.
 */
export function filePictureStore(folder: string): PictureStore {
  const original = (hash: string, format: string) => join(folder, hash, `original.${format}`)
  const derived = ({ hash, width, format }: Derivative) => join(folder, hash, `${width}.${format}`)
  return {
    async keepOriginal(hash, { bytes, format }) {
      if (!(await exists(original(hash, format)))) await writeWhole(original(hash, format), bytes)
    },
    async original(hash) {
      for (const format of originalFormats) {
        const bytes = await readIfThere(original(hash, format))
        if (bytes) return { bytes, format }
      }
      return null
    },
    keepDerivative: (derivative, bytes) => writeWhole(derived(derivative), bytes),
    derivative: (derivative) => readIfThere(derived(derivative)),
    hasDerivative: (derivative) => exists(derived(derivative)),
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, bytes)
    await rename(draft, path)
  } catch (fault) {
    await rm(draft, { force: true })
    throw fault
  }
}

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await readFile(path)
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null
    throw fault
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}
