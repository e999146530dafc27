import type { Transaction } from '@zayy/platform/postgres/database'
import type { ContentKind } from '../../edits/content-kinds.ts'
import type { FolderContents } from '../import-issues.ts'
import type { ShopFiles } from '../read/shop.ts'
import type { CommandEdit, CommandEdits } from './command-edits.ts'
import { shortened } from './draft.ts'
import type { EditGuard, FoundUndoing } from './keep-edits.ts'
import { resolver } from './name-things.ts'
import type { ChangeKind, ShopChange, Thing } from './shop-change.ts'

/**
 * An edit by a command that the folder would undo. `before` is the shop's value, `after` the folder's.
 * @property by, at who made the edit, and when
 */
export type UndoneEdit = ShopChange & { thing: Thing; change: ChangeKind; by: string; at: Date }

const thingOf: Record<ContentKind, Thing> = {
  pages: 'page',
  blogs: 'blog',
  slides: 'slide',
  sponsors: 'sponsor',
}

/**
 * Finds items that a command removed and the folder has. Returns the files without them if they are kept removed.
 */
export function withoutRemoved(
  shop: ShopFiles,
  { removed }: CommandEdits,
  keep: boolean,
): { shop: ShopFiles; found: FoundUndoing[] } {
  const found: FoundUndoing[] = []
  const stays = (kind: ContentKind, slug: string) => {
    const item = removed.get(kind)?.get(slug)
    if (!item) return true
    const draft = { of: { key: slug, name: item.name } }
    found.push({ edit: item.edit, thing: thingOf[kind], change: 'shown', draft })
    return !keep
  }
  const linesOf = <Line extends { values: { slug: string } }>(kind: ContentKind, lines: readonly Line[]) =>
    lines.filter(({ values }) => stays(kind, values.slug))
  const { home, content } = shop
  return {
    found,
    shop: {
      ...shop,
      home: {
        ...home,
        slides: { ...home.slides, lines: linesOf('slides', home.slides.lines) },
        sponsors: { ...home.sponsors, lines: linesOf('sponsors', home.sponsors.lines) },
      },
      content: {
        ...content,
        pages: content.pages.filter(({ slug }) => stays('pages', slug)),
        blogs: content.blogs.filter(({ slug }) => stays('blogs', slug)),
      },
    },
  }
}

/** Names the things of the edits, in the order of their commands. */
export async function undoneEdits(
  transaction: Transaction,
  found: readonly FoundUndoing[],
): Promise<UndoneEdit[]> {
  const groups = found.map(({ thing, draft }) => ({ thing, drafts: [draft] }))
  const resolve = await resolver(transaction, groups)
  return found
    .toSorted((a, b) => a.edit.id - b.edit.id)
    .map(({ edit, thing, change, draft }) => {
      const { by, at } = edit
      return { thing, change, by, at, ...resolve(thing, shortened(draft)) }
    })
}

/**
 * Edits that the next import asks about too: those that this import kept, and those that the folder does not mention, because
 * it was filled from the shop.
 */
export function undecidedEdits(
  edits: CommandEdits,
  guard: EditGuard,
  kept: readonly FoundUndoing[],
  { absent }: FolderContents,
): { id: number }[] {
  const ids = new Set(kept.map(({ edit }) => edit.id))
  const isAbsent = ({ action }: CommandEdit) => absent.includes(fileOf[action.split('.')[0] ?? ''] ?? '')
  for (const [table, rows] of edits.rows) {
    for (const [key, { columns, added }] of rows) {
      for (const [column, edit] of columns) {
        if (isAbsent(edit) || guard.isUnsaid(table, key, column)) ids.add(edit.id)
      }
      if (added && isAbsent(added)) ids.add(added.id)
    }
  }
  for (const items of edits.removed.values()) {
    for (const { edit } of items.values()) if (isAbsent(edit)) ids.add(edit.id)
  }
  return [...ids]
    .toSorted((a, b) => a - b)
    .slice(-MAX_UNDECIDED)
    .map((id) => ({ id }))
}

const fileOf: Record<string, string> = {
  setting: 'settings.csv',
  coupon: 'coupons.csv',
  slides: 'slides.csv',
  sponsors: 'sponsors.csv',
  pages: 'pages/',
  blogs: 'blogs/',
}

/** Bounds the audit entry of an import. */
const MAX_UNDECIDED = 1000
