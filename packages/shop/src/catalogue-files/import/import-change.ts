/** What an import did to one table: how many rows came, changed, went. */
export type ImportChange = { table: string; added: number; changed: number; gone: number }
