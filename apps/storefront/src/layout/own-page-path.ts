/** Returns the path of a page that the owner added, without `/en`. */
export function ownPagePath(id: number | string): string {
  return `/pages/${id}`
}
