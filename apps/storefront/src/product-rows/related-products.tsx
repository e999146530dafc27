import { useLoadedComponent } from '../layout/use-loaded-component.ts'
import { NearRow } from './near-row.tsx'

const loadRow = () => import('./row/related-row.tsx')

/** The products related to a product, whose code and cards are fetched when the row comes near. */
export function RelatedProducts({ product }: { product: number }) {
  const [Row, wantRow] = useLoadedComponent(loadRow)
  return <NearRow onNear={wantRow}>{Row ? <Row product={product} /> : null}</NearRow>
}
