import { readablePlace } from '@zayy/contract/addresses/readable-place'
import { placeIssues } from '@zayy/shop/addresses/check-place'
import type { ValidationIssues } from '@zayy/shop/domain-error'
import type { ApiContext } from './api-context.ts'
import { orderIssuesBesides } from './order-issues-besides.ts'

type FindIssues = (
  context: ApiContext,
  input: unknown,
  unread: readonly string[],
) => Promise<ValidationIssues>

const besidesOfAddress: FindIssues = ({ database }, input) => placeIssues(database, readablePlace(input))

/** By call, as the contract nests them. */
const findIssues: ReadonlyMap<string, FindIssues> = new Map([
  ['orders.place', orderIssuesBesides],
  ['addresses.add', besidesOfAddress],
  ['addresses.update', besidesOfAddress],
])

/**
 * What else is wrong with what was sent to a call, where something of it could not be read: everything is told at once
 * (contract.md, "validation errors").
 *
 * @param unread the fields that could not be read
 */
export async function issuesBesides(
  call: readonly string[],
  context: ApiContext,
  input: unknown,
  unread: readonly string[],
): Promise<ValidationIssues> {
  const find = unread.length > 0 ? findIssues.get(call.join('.')) : undefined
  return find ? await find(context, input, unread) : {}
}
