/**
 * Calls `look` once the element is laid out, and after each change of its size, in the next frame. Returns a function that ends this.
 *
 * Never in the observer's callback: WebKit hides new elements while a stylesheet loads. `look` shows them by reading the layout,
 * and an outer element that grows then, such as the page, makes WebKit report an error.
 */
export function watchSize(element: Element, look: () => void): () => void {
  // biome-ignore lint/style/noRestrictedGlobals: the only use
  const resized = new ResizeObserver(() => requestAnimationFrame(look))
  resized.observe(element)
  return () => resized.disconnect()
}
