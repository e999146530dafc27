import type { StoredTable } from './table.ts'

/** The shop as an export would write it. */
export type StoredShop = {
  /** Returns a table whose rows are not of a product. */
  table(file: string): Promise<StoredTable>
  /** Codes of the products that an export has, in order. */
  skus(): Promise<readonly string[]>
  /**
   * Returns the rows of a table of products.
   * @param skus may name products that an earlier folder removed. Tables of the same array are loaded together
   */
  productTable(file: string, skus: readonly string[]): Promise<StoredTable>
  /** Returns an image by its path in an export, if its table was loaded. */
  image(path: string): StoredImage | null
  /** Loads the paths of all images, for rows that name images of the shop without their files. */
  loadImages(): Promise<void>
  /** Slugs of the categories that have a post. */
  postCategories(): Promise<string[]>
}

export type StoredImage = { hash: string; width: number; height: number }
