import type { exportCommand as ar } from '../ar/export-command.ts'

/** What `shop export` says, in English. */
export const exportCommand = {
  summary: 'Write the shop to a folder of spreadsheets, texts and pictures, as import reads it',
  details:
    'Edit the spreadsheets in a spreadsheet program, save them as CSV in UTF-8, and import the folder.\nOrders, customers and the reviews that they wrote in the shop are not in it.',
  folder: 'An empty or a new folder; otherwise a new one named for today, such as shop-2026-11-23',
  written: (path: string, tables: string, articles: string, pictures: string) =>
    `The shop is in ${path}: ${tables} tables, ${articles} texts, ${pictures} pictures.`,
  missing: (paths: string) =>
    `The shop has lost the files of pictures, which are not in the folder: ${paths}`,
} satisfies typeof ar
