import { useMessages } from '../../i18n/locale-context.tsx'
import type { ProductView } from './product-view.ts'
import typography from '@zayy/ui/typography.module.css'
import styles from './size-chart.module.css'

/** Measures in centimetres: sizes across, what is measured down, as a tailor writes it. */
export function SizeChart({ chart }: { chart: NonNullable<ProductView['sizeChart']> }) {
  const messages = useMessages('product')
  return (
    <>
      <h3 className={`${typography.label} ${styles.head}`} id="size-chart">
        {messages.sizeChart} <span>{messages.centimetres}</span>
      </h3>
      <div className={styles.scroller}>
        <table className={styles.chart} aria-labelledby="size-chart">
          <thead>
            <tr>
              <th scope="col">{messages.size}</th>
              {chart.sizes.map((size) => (
                <th key={size} scope="col">
                  <bdi dir="ltr">{size}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.measures.map((measure, row) => (
              <tr key={measure}>
                <th scope="row">{measure}</th>
                {chart.sizes.map((size, column) => (
                  <td key={size}>
                    <bdi dir="ltr">{chart.values[column]?.[row]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={`${typography.caption} ${styles.hint}`}>{messages.betweenSizes}</p>
    </>
  )
}
