import { mostListed } from '@zayy/domain/checkout/order-size'
import * as z from 'zod/mini'
import { id } from '../input-parsers/numbers.ts'
import { type OrderInput, orderInput, quantity } from './order-input.ts'

const anything = z.record(z.string(), z.unknown())

/**
 * What can be read of an order that was refused for what cannot: a field that is wrong is as if not sent, a piece that
 * is wrong is ordered 0 times. Everything keeps its place in its list.
 */
export function readableOrder(sent: unknown): OrderInput {
  const { products: _, ...scalars } = orderInput.shape
  const { products, ...fields } = part(sent)
  const read = Object.entries(scalars).map(([name, schema]) => [name, schema.safeParse(fields[name]).data])
  return { payment_method: 0, ...defined(read), products: list(products).map(readProduct) }
}

function readProduct(sent: unknown): OrderInput['products'][number] {
  const { product_id, colors } = part(sent)
  return { product_id: readId(product_id), colors: list(colors).map(readColour) }
}

function readColour(sent: unknown): OrderInput['products'][number]['colors'][number] {
  const { color_id, sizes } = part(sent)
  return { color_id: readId(color_id), sizes: list(sizes).map(readSize) }
}

function readSize(sent: unknown) {
  const { size_id, quantity: count } = part(sent)
  return { size_id: readId(size_id), quantity: quantity.safeParse(count).data ?? 0 }
}

/** 0 is nobody's id. */
function readId(sent: unknown): number {
  return id().safeParse(sent).data ?? 0
}

function part(sent: unknown): Record<string, unknown> {
  return anything.safeParse(sent).data ?? {}
}

function list(sent: unknown): unknown[] {
  // The names of a form can leave gaps, which `map` would pass by.
  return Array.isArray(sent) && sent.length <= mostListed ? Array.from(sent) : []
}

function defined(entries: unknown[][]): object {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
