import type { StoredTable } from './table.ts'

/** The shop as an export would write it. */
export type StoredShop = {
  /** @param isGiven the folder has the table, and may name products that an earlier folder removed */
  table(file: string, isGiven: boolean): Promise<StoredTable>
  /** Returns an image by its path in an export, if its table was loaded. */
  image(path: string): StoredImage | null
  /** Loads the paths of all images, for rows that name images of the shop without their files. */
  loadImages(): Promise<void>
  /** Slugs of the categories that have a post. */
  postCategories(): Promise<string[]>
}

export type StoredImage = { hash: string; width: number; height: number }
