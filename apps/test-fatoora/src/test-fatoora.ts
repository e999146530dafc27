import type { Hono } from 'hono'
import { createApi, type Fault } from './api.ts'

export { OTP } from './api.ts'

import { type Accepted, openStorage } from './storage.ts'

/**
 * @property folder where the platform stores its file, made if it is missing
 * @property faultOf what goes wrong with the next document
 */
export type TestFatooraOptions = { folder: string; faultOf?: () => Fault | null; now?: () => Date }

/**
 * @property api answers below `/e-invoicing/simulation`
 * @property accepted documents, by unit and counter
 */
export type TestFatoora = { api: Hono; accepted: () => Accepted[]; close: () => void }

/** Opens a platform that takes e-invoices as ZATCA's does, with its own certificates, and reports them to nobody. */
export function openTestFatoora({
  folder,
  faultOf = () => null,
  now = () => new Date(),
}: TestFatooraOptions): TestFatoora {
  const storage = openStorage(folder)
  return { api: createApi({ storage, faultOf, now }), accepted: storage.listAccepted, close: storage.close }
}
