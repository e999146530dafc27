/**
 * A body that sends the bytes as they lie in memory. `new Response(bytes)` copies them instead, once for each reader that
 * takes its time.
 */
export function sharedBody(bytes: Uint8Array<ArrayBufferLike>): ReadableStream {
  return new ReadableStream({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes)
      controller.close()
    },
  })
}
