import type { Page } from '@zayy/contract/types'

/** A page of a list as it is answered. A page past the end is empty; the last page of an empty list is 1. */
export function pageOf<T>(data: T[], page: number, perPage: number, total: number): Page<T> {
  return {
    data,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    total,
  }
}

/** How many rows stand before a page; never more than a list can have, however far the page. */
export function rowsBefore(page: number, perPage: number): number {
  return Math.min((page - 1) * perPage, 2_147_483_647)
}
