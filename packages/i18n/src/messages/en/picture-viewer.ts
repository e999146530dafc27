import type { pictureViewer as arabic } from '../ar/picture-viewer.ts'

/** Messages of the pictures at full screen, in English. */
export const pictureViewer = {
  close: 'Close pictures',
  previous: 'Previous',
  next: 'Next',
  zoom: 'Zoom in',
} satisfies typeof arabic
