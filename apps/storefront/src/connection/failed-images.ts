/** The server asks for this wait while it makes an image (Retry-After). The next waits double. */
const FIRST_WAIT_MS = 5_000
const MAX_RETRIES = 4

/** Loads images again that failed: while the server was busy, or offline. Returns a function that stops it. */
export function retryFailedImages(): () => void {
  const retries = new WeakMap<HTMLImageElement, number>()
  const retryLater = (image: HTMLImageElement) => {
    const retried = retries.get(image) ?? 0
    if (retried >= MAX_RETRIES) return
    retries.set(image, retried + 1)
    setTimeout(() => loadAgain(image), FIRST_WAIT_MS * 2 ** retried)
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) retryLater(target)
  }
  const onOnline = () => failedImages().forEach(loadAgain)
  failedImages().forEach(retryLater)
  // An error event does not bubble.
  document.addEventListener('error', onError, true)
  window.addEventListener('online', onOnline)
  return () => {
    document.removeEventListener('error', onError, true)
    window.removeEventListener('online', onOnline)
  }
}

const hasFailed = (image: HTMLImageElement) =>
  image.complete && image.naturalWidth === 0 && image.currentSrc !== ''

const failedImages = () => [...document.images].filter(hasFailed)

function loadAgain(image: HTMLImageElement): void {
  if (!hasFailed(image)) return
  const { src } = image
  image.src = src
}
