import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'

/**
 * Renders each page in one piece rather than as a stream: the server keeps and compresses whole pages, so that nobody
 * would see an earlier part of one earlier, and React's streams cost as much again as the page (bench/page-render).
 */
export default createServerEntry({ fetch: createStartHandler(defaultRenderHandler) })
