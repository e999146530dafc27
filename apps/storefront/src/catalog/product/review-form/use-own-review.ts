import type { ShopClient } from '@zayy/contract/shop-client'
import type { Review } from '@zayy/contract/types'
import { useEffect, useState } from 'react'

/** What the customer said of a product before; null: nothing, `loading` until that is known. */
export function useOwnReview(client: ShopClient, product_id: number): Review | null | 'loading' {
  const [own, setOwn] = useState<Review | null | 'loading'>('loading')
  useEffect(() => {
    let current = true
    client.reviews.own({ product_id }).then(
      ({ data }) => {
        if (current) setOwn(data)
      },
      // The form does without: the shop puts a second review in the place of the first.
      () => {
        if (current) setOwn(null)
      },
    )
    return () => {
      current = false
    }
  }, [client, product_id])
  return own
}
