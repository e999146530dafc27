import { carriers, holidays, MAX_HOLIDAY_DAYS } from '@zayy/database/schema/addresses'
import { code, day, lineOf, optional, webAddress } from './read/cells.ts'
import type { Folder } from './read/folder.ts'
import type { Cell } from './read/read-cell.ts'
import { cellOf } from './read/table.ts'
import type { StoreContext } from './store/table-sync.ts'

const DAY_MS = 86_400_000

export type Holidays = Awaited<ReturnType<typeof readHolidays>>
export type Carriers = Awaited<ReturnType<typeof readCarriers>>

const name = lineOf(100)

/** Reads holidays.csv. An empty `to` is a holiday of one day. */
export async function readHolidays(folder: Folder) {
  const dayOrEmpty: Cell<string> = (text, cellRef) => (text === '' ? '' : day(text, cellRef))
  const table = await folder.table(
    'holidays.csv',
    { from: day, to: dayOrEmpty, name_ar: name, name_en: name },
    'from',
  )
  for (const line of table.lines) {
    const { from, to } = line.values
    const days = (Date.parse(to || from) - Date.parse(from)) / DAY_MS + 1
    if (days < 1 || days > MAX_HOLIDAY_DAYS)
      folder.issues.add(cellOf(line, 'to'), ({ holidays: texts }) =>
        days < 1 ? texts.turned(to, from) : texts.long(`${days}`, `${MAX_HOLIDAY_DAYS}`),
      )
  }
  return table
}

export async function storeHolidays({ tables }: StoreContext, { lines }: Holidays): Promise<void> {
  const rows = lines.map(({ values: { from, to, name_ar: ar, name_en: en } }) => ({
    from,
    to: to || from,
    name: { ar, en },
  }))
  await tables.sync(holidays, ['from'], rows, 'delete')
}

export async function readCarriers(folder: Folder) {
  const tracking: Cell<string> = (text, cellRef) => webAddress(lineOf(500)(text, cellRef), cellRef)
  return await folder.table(
    'carriers.csv',
    { code, name_ar: name, name_en: name, tracking: optional(tracking) },
    'code',
  )
}

export async function storeCarriers({ tables }: StoreContext, { lines }: Carriers): Promise<void> {
  const rows = lines.map(({ values: { code, name_ar: ar, name_en: en, tracking } }, position) => ({
    code,
    name: { ar, en },
    tracking,
    position,
  }))
  await tables.sync(carriers, ['code'], rows, 'delete')
}
