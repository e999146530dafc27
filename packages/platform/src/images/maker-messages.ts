import { type Original, originalFormats } from './image-store.ts'
import { type Derivative, derivativeFormats, iconSizes, imageWidths, shareSize } from './image-url.ts'

/** Request to the render process. */
export type MakerTask = { original: Original; derivative: Derivative }

/** Response of the render process: the image or the reason of the failure. */
export type Made = { bytes: Uint8Array<ArrayBuffer> } | { failed: string }

/** Parses a request. Returns null if the message is invalid. */
export function readTask(message: unknown): MakerTask | null {
  if (!isRecord(message) || !isRecord(message.original) || !isRecord(message.derivative)) return null
  const { original, derivative } = message
  const bytes = bytesOf(original.bytes)
  const from = originalFormats.find((format) => format === original.format)
  const to = derivativeFormats.find((format) => format === derivative.format)
  const width = [...imageWidths, ...iconSizes, shareSize.width].find((known) => known === derivative.width)
  const { hash } = derivative
  if (!bytes || !from || !to || !width || typeof hash !== 'string') return null
  return { original: { bytes, format: from }, derivative: { hash, width, format: to } }
}

/** Parses a response. */
export function readMade(message: unknown): Made {
  const bytes = isRecord(message) ? bytesOf(message.bytes) : undefined
  if (bytes) return { bytes }
  return { failed: isRecord(message) ? String(message.failed) : 'no answer' }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function bytesOf(value: unknown): Uint8Array<ArrayBuffer> | undefined {
  return value instanceof Uint8Array ? new Uint8Array(value) : undefined
}
