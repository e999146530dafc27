/**
 * Returns a body that sends the bytes without copying them. `new Response(bytes)` copies them for each slow reader.
 */
export function sharedBody(bytes: Uint8Array<ArrayBufferLike>): ReadableStream {
  return new ReadableStream({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes)
      controller.close()
    },
  })
}
