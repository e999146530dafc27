import { id, textList } from '@zayy/platform/postgres/columns'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { locale, partOf, position } from './columns.ts'

/** Size charts in centimetres, shared by any number of products. */
export const sizeCharts = pgTable('size_charts', {
  id: id(),
  code: text('code').notNull().unique(),
})

/** Column headings of a chart in one language. */
export const sizeChartTranslations = pgTable(
  'size_chart_translations',
  {
    chartId: partOf('chart_id', () => sizeCharts.id),
    locale: locale('locale').notNull(),
    columns: textList('columns'),
  },
  (row) => [primaryKey({ columns: [row.chartId, row.locale] })],
)

/** Rows of a chart, with a value per column. */
export const sizeChartRows = pgTable(
  'size_chart_rows',
  {
    chartId: partOf('chart_id', () => sizeCharts.id),
    size: text('size').notNull(),
    position: position(),
    values: textList('values'),
  },
  (row) => [primaryKey({ columns: [row.chartId, row.size] })],
)
