import { useEffect } from 'react'
import { useLoadedComponent } from '../layout/use-loaded-component.ts'
import type { PinLook } from './quantity-pin/quantity-pin.tsx'

const load = () => import('./quantity-pin/quantity-pin.tsx')

/** The place of the pin that is pulled along the tier bar. It is fetched after hydration. */
export function QuantityPinHost({ look }: { look: PinLook }) {
  const [QuantityPin, want] = useLoadedComponent(load)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(want, [])
  return QuantityPin ? <QuantityPin look={look} /> : null
}
