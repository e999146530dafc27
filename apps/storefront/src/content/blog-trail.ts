/** The path of a post, without `/en`. */
export function postPath({ id }: { id: number }): string {
  return `/blogs/${id}`
}

/** The way to a post of the blog. @param blog what the blog is called */
export function postTrail({ title }: { title: string }, { blog }: { blog: string }) {
  return [{ name: blog, to: '/blogs' }, { name: title }]
}
