import type { exportCommand as ar } from '../ar/export-command.ts'

/** What `shop export` says, in English. */
export const exportCommand = {
  summary: 'Write the shop to a folder of spreadsheets, texts and pictures, as import reads it',
  details:
    'Edit the spreadsheets in a spreadsheet program, save them as “CSV UTF-8”, and import the folder.\nOrders, customers and the reviews they wrote in the shop are not included.',
  folder: 'An empty or new folder; by default a new one named after today, such as shop-2026-11-23',
  written: (path: string, tables: string, articles: string, pictures: string) =>
    `The shop is in ${path}: ${tables} tables, ${articles} texts, ${pictures} pictures.`,
  missing: (paths: string) =>
    `Pictures whose files are missing from the shop, and so from the folder: ${paths}`,
} satisfies typeof ar
