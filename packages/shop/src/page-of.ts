import type { Page } from '@zayy/contract/types'

/** Returns a page of a list in the API's format. A page past the end is empty; an empty list has one page. */
export function pageOf<T>(data: T[], page: number, perPage: number, total: number): Page<T> {
  return {
    data,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    total,
  }
}

/** Returns the offset of a page, capped at the largest integer that PostgreSQL accepts here. */
export function rowsBefore(page: number, perPage: number): number {
  return Math.min((page - 1) * perPage, 2_147_483_647)
}
