import { RecentlyViewed } from './recently-viewed.tsx'
import { RelatedProducts } from './related-products.tsx'

/**
 * The rows of products at the end of a page: those related to the product that it is about, then those viewed on this device.
 * They are shown after hydration only, and each keeps its room until it comes near.
 *
 * @param current the product that this page is about
 */
export default function ProductRows({ current }: { current?: number }) {
  return (
    <>
      {current === undefined ? null : <RelatedProducts product={current} />}
      <RecentlyViewed {...(current === undefined ? {} : { current })} />
    </>
  )
}
