import type { OpenAPI } from '@orpc/contract'
import type { Locale } from '@zayy/contract/types'
import { words } from '../words.ts'
import { type Html, html } from './html.ts'
import { asJson, fieldRows, schemaLabel } from './schema-html.ts'

type Call = { method: string; path: string; operation: OpenAPI.OperationObject }
type DocsWords = (typeof words)['ar']['docs']

/** The description of the API as a page to read, in the direction of its language, without a script. */
export function docsPage(description: OpenAPI.Document, lang: Locale): string {
  const say = words[lang].docs
  const calls = callsOf(description)
  const schemas = Object.entries(description.components?.schemas ?? {})
  const page = html`<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${say.title}</title><link rel="stylesheet" href="/${lang}/api/docs.css"></head>
<body><header><h1>${say.title}</h1><p>${say.intro}</p>
<p><a href="/${lang}/api/openapi.json">${say.description}</a> · <a href="/${lang === 'ar' ? 'en' : 'ar'}/api/docs" lang="${
    lang === 'ar' ? 'en' : 'ar'
  }">${say.otherLanguage}</a></p></header>
<div lang="en" dir="ltr">${paragraphs(description.info.description ?? '')}</div>
<nav aria-label="${say.calls}"><ul>${calls.map(callLink)}</ul></nav>
<main><h2>${say.calls}</h2>${calls.map((call) => callSection(call, say, lang))}
<h2>${say.shapes}</h2>${schemas.map(([name, schema]) => schemaSection(name, schema, say))}</main></body></html>`
  return page.html
}

function callsOf({ paths = {} }: OpenAPI.Document): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
      const operation = item?.[method]
      return operation ? [{ method: method.toUpperCase(), path, operation }] : []
    }),
  )
}

function paragraphs(text: string): Html[] {
  return text.split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)
}

const callLink = ({ method, path, operation }: Call): Html =>
  html`<li><a href="#${operation.operationId}"><code>${method} ${path}</code></a></li>`

function callSection({ method, path, operation }: Call, say: DocsWords, lang: Locale): Html {
  const parameters = (operation.parameters ?? []).map(asJson)
  const body = asJson(asJson(asJson(asJson(operation.requestBody).content)['application/json']).schema)
  return html`<section id="${operation.operationId}"><h3><code>${method} /${lang}/api${path}</code></h3>
<p lang="en" dir="ltr">${operation.summary}. ${operation.description}</p>
${parameters.length > 0 ? table(say.parameters, say, parameters.map(parameterRow)) : null}
${body.properties ? table(say.body, say, fieldRows(body)) : null}
<h4>${say.answers}</h4><ul>${Object.entries(operation.responses ?? {}).map(([status, response]) => answerItem(status, asJson(response)))}</ul>
</section>`
}

function parameterRow(parameter: Record<string, unknown>): Html {
  const { description } = asJson(parameter.schema)
  return html`<tr><td><code>${String(parameter.name)}</code>${parameter.required ? '' : '?'} <small>${String(
    parameter.in,
  )}</small></td><td>${schemaLabel(parameter.schema)}</td><td>${String(parameter.description ?? description ?? '')}</td></tr>`
}

function answerItem(status: string, response: Record<string, unknown>): Html {
  const schema = asJson(asJson(asJson(response.content)['application/json']).schema)
  const data = asJson(schema.properties).data
  return html`<li><bdi dir="ltr" lang="en"><code>${status}</code> ${String(response.description ?? '')} ${
    data ? html`<code>data</code>: ${schemaLabel(data)}` : schemaLabel(schema)
  }</bdi></li>`
}

function schemaSection(name: string, schema: unknown, say: DocsWords): Html {
  return html`<section id="schema-${name}"><h3><code>${name}</code></h3>${table(name, say, fieldRows(schema))}</section>`
}

function table(caption: string, say: DocsWords, rows: Html[]): Html {
  return html`<div class="scroll"><table><caption>${caption}</caption>
<thead><tr><th scope="col">${say.field}</th><th scope="col">${say.type}</th><th scope="col">${say.meaning}</th></tr></thead>
<tbody>${rows}</tbody></table></div>`
}
