import type { imageViewer as arabic } from '../ar/image-viewer.ts'

/** Messages of the pictures at full screen, in English. */
export const imageViewer = {
  close: 'Close pictures',
  previous: 'Previous',
  next: 'Next',
  zoom: 'Zoom in',
} satisfies typeof arabic
