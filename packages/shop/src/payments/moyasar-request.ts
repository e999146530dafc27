import { GatewayError } from './payment-gateway.ts'

/** How a request reaches Moyasar: `fetch`, or the test gateway in this process. */
export type SendRequest = (request: Request) => Promise<Response>

/** How long one request may take, in milliseconds: a call of the shop's own API ends after 6 s. */
const PATIENCE_MS = 4_000

/** The longest answer that is read, in bytes. */
const LONGEST_ANSWER = 256 * 1024

/**
 * Sends one request to Moyasar and gives its JSON.
 * @param options.secretKey the user name of Basic authentication, whose password is empty
 * @throws GatewayError, which never holds the key or what was sent
 */
export async function moyasarRequest(
  { send, baseUrl, secretKey }: { send: SendRequest; baseUrl: string; secretKey: string },
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const request = new Request(`${baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal,
  })
  const call = `${method} ${path.replace(/[0-9a-f-]{36}/, '…')}`
  const { status, text } = await withinTime(signal, receive(send, request)).catch((cause: unknown) => {
    if (cause instanceof GatewayError) throw cause
    throw new GatewayError('unreachable', `${call} did not reach the gateway`, { cause })
  })
  if (status === 429 || status >= 500) throw new GatewayError('unreachable', `${call} was answered ${status}`)
  if (status < 200 || status > 299) throw new GatewayError('refused', `${call} was answered ${status}`)
  try {
    return JSON.parse(text)
  } catch {
    throw new GatewayError('unreadable', `${call} was answered with something other than JSON`)
  }
}

async function receive(send: SendRequest, request: Request): Promise<{ status: number; text: string }> {
  const response = await send(request)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > LONGEST_ANSWER) throw new GatewayError('unreadable', 'The gateway answered without an end')
    chunks.push(chunk)
  }
  return { status: response.status, text: Buffer.concat(chunks).toString('utf8') }
}

/** Whoever answers in this process does not hear of the signal. */
async function withinTime<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return await Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
}
