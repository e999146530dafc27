import type { OpenAPI } from '@orpc/contract'
import type { Locale } from '@zayy/contract/types'
import { messages } from '../messages.ts'
import { type Html, html } from './html.ts'
import { asJson, fieldRows, schemaLabel } from './schema-html.ts'

type Call = { method: string; path: string; operation: OpenAPI.OperationObject }
type DocsMessages = (typeof messages)['ar']['docs']

/** The description of the API as a page to read, in the direction of its language, without a script. */
export function docsPage(description: OpenAPI.Document, locale: Locale): string {
  const texts = messages[locale].docs
  const calls = callsOf(description)
  const schemas = Object.entries(description.components?.schemas ?? {})
  const page = html`<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title}</title><link rel="stylesheet" href="/${locale}/api/docs.css"></head>
<body><header><h1>${texts.title}</h1><p>${texts.intro}</p>
<p><a href="/${locale}/api/openapi.json">${texts.description}</a> · <a href="/${locale === 'ar' ? 'en' : 'ar'}/api/docs" lang="${
    locale === 'ar' ? 'en' : 'ar'
  }">${texts.otherLanguage}</a></p></header>
<div lang="en" dir="ltr">${paragraphs(description.info.description ?? '')}</div>
<nav aria-label="${texts.calls}"><ul>${calls.map(callLink)}</ul></nav>
<main><h2>${texts.calls}</h2>${calls.map((call) => callSection(call, texts, locale))}
<h2>${texts.shapes}</h2>${schemas.map(([name, schema]) => schemaSection(name, schema, texts))}</main></body></html>`
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

function callSection({ method, path, operation }: Call, texts: DocsMessages, locale: Locale): Html {
  const parameters = (operation.parameters ?? []).map(asJson)
  const body = asJson(asJson(asJson(asJson(operation.requestBody).content)['application/json']).schema)
  return html`<section id="${operation.operationId}"><h3><code>${method} /${locale}/api${path}</code></h3>
<p lang="en" dir="ltr">${operation.summary}. ${operation.description}</p>
${parameters.length > 0 ? table(texts.parameters, texts, parameters.map(parameterRow)) : null}
${body.properties ? table(texts.body, texts, fieldRows(body)) : null}
<h4>${texts.answers}</h4><ul>${Object.entries(operation.responses ?? {}).map(([status, response]) => answerItem(status, asJson(response)))}</ul>
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

function schemaSection(name: string, schema: unknown, texts: DocsMessages): Html {
  return html`<section id="schema-${name}"><h3><code>${name}</code></h3>${table(name, texts, fieldRows(schema))}</section>`
}

function table(caption: string, texts: DocsMessages, rows: Html[]): Html {
  return html`<div class="scroll"><table><caption>${caption}</caption>
<thead><tr><th scope="col">${texts.field}</th><th scope="col">${texts.type}</th><th scope="col">${texts.meaning}</th></tr></thead>
<tbody>${rows}</tbody></table></div>`
}
