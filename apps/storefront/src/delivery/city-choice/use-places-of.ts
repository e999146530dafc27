import { useRouteContext } from '@tanstack/react-router'
import type { ShopClient } from '@zayy/contract/shop-client'
import { useEffect, useState } from 'react'

type Country = Awaited<ReturnType<ShopClient['places']['countries']>>['data'][number]
type City = Awaited<ReturnType<ShopClient['places']['cities']>>['data'][number]

/** What is delivered to: null while it is loading. */
export type PlacesOf = {
  countries: Country[] | null
  cities: City[] | null
  failed: boolean
  retry: () => void
}

/** The countries, and the cities of one of them. */
export function usePlacesOf(country: number | undefined): PlacesOf {
  const { client } = useRouteContext({ from: '__root__' })
  const [countries, setCountries] = useState<Country[] | null>(null)
  const [cities, setCities] = useState<{ of: number; list: City[] } | null>(null)
  const [attempt, setAttempt] = useState({ number: 0, failed: false })
  const from = country ?? countries?.[0]?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt.number` asks again
  useEffect(() => {
    let left = false
    const load = async () => {
      const found = countries ?? (await client.places.countries()).data
      const of = from ?? found[0]?.id
      const list = of === undefined ? [] : (await client.places.cities({ country: of })).data
      if (left) return
      setCountries(found)
      setCities({ of: of ?? 0, list })
    }
    load().catch((error: unknown) => {
      console.warn('The cities cannot be loaded.', error)
      if (!left) setAttempt(({ number }) => ({ number, failed: true }))
    })
    return () => {
      left = true
    }
  }, [from, attempt.number])
  return {
    countries,
    cities: cities && cities.of === from ? cities.list : null,
    failed: attempt.failed,
    retry: () => setAttempt(({ number }) => ({ number: number + 1, failed: false })),
  }
}
