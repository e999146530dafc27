import Ajv from 'ajv'
import { describeApi } from '../openapi/describe-api.ts'

/** JSON Schema draft 7, as clients in the field validate with it (Prism, generated clients). */
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
const document = await describeApi()
ajv.addSchema(document, 'api')

const paths = Object.keys(document.paths ?? {}).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

type Described = { path: string; method: string; pointer: string }

/** Returns the call of a method and an address below `/{lang}/api`; undefined if the document has none. */
function describedCall(method: string, address: string): Described | undefined {
  const asked = address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
  const name = method.toLowerCase() === 'head' ? 'get' : method.toLowerCase()
  const found = paths.find(({ path, pattern }) => pattern.test(asked) && callsOf(path).includes(name))
  return found && { path: found.path, method: name, pointer: pointerOf('paths', found.path, name) }
}

function callsOf(path: string): string[] {
  return Object.keys(document.paths?.[path] ?? {})
}

/**
 * Throws unless a JSON response, status and body, is as the document describes. Ignores addresses without a call, and 500,
 * which no document describes.
 */
export function expectDescribed(method: string, address: string, status: number, body: unknown): void {
  const call = describedCall(method, address)
  if (!call || status === 500) return
  const what = `${method} ${call.path} answers ${status}`
  expectValid(`${call.pointer}/responses/${status}/content/application~1json/schema`, body, what)
}

/** Throws unless a JSON request body is as the document describes. */
export function expectDescribedBody(method: string, address: string, body: unknown): void {
  const call = describedCall(method, address)
  if (!call) throw new Error(`The document has no ${method} ${address}`)
  expectValid(
    `${call.pointer}/requestBody/content/application~1json/schema`,
    body,
    `${method} ${call.path} is sent`,
  )
}

function expectValid(pointer: string, value: unknown, what: string): void {
  const validate = ajv.getSchema(`api#${pointer}`)
  if (!validate) throw new Error(`${what}, which the document does not describe`)
  if (!validate(value))
    throw new Error(`${what} ${ajv.errorsText(validate.errors)}: ${JSON.stringify(value)?.slice(0, 500)}`)
}

function pointerOf(...parts: string[]): string {
  return parts
    .map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
    .replaceAll('{', '%7B')
    .replaceAll('}', '%7D')
}
