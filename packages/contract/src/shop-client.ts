import type { Settings } from './shapes.ts'

/** What pages call, in process on the server and over fetch in a browser: `client.catalog.products({ page: 2 })`. */
export type ShopClient = { settings: { get(): Promise<{ data: Settings }> } }
