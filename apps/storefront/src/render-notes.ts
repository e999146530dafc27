import { preload } from 'react-dom'

/**
 * Needs of a rendered part that the page around it meets.
 * @property icons symbols that the page draws itself
 * @property messages names of the files of messages that hydration needs
 * @property fonts files that the page preloads
 * @property links paths without `/en`
 */
export type RenderNotes = Record<'icons' | 'messages' | 'fonts' | 'links', Set<string>>

const none = (): RenderNotes => ({
  icons: new Set(),
  messages: new Set(),
  fonts: new Set(),
  links: new Set(),
})

let current = none()

/** Notes a need of what the server renders now. Rendering is synchronous. */
export function note(kind: keyof RenderNotes, name: string): void {
  current[kind].add(name)
}

/** Has the page preload a font. React puts the link into the head. */
export function preloadFont(file: string): void {
  note('fonts', file)
  preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}

/** Renders a page, or a part within it, and returns its notes. */
export function withNotes<Result>(render: () => Result): [result: Result, notes: RenderNotes] {
  const outer = current
  const notes = none()
  current = notes
  try {
    return [render(), notes]
  } finally {
    current = outer
  }
}
