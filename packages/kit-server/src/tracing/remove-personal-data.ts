import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'

/** What a span may say. Everything else is left out: addresses, queries, headers, ids and messages may be a member's. */
const allowedAttributes = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'db.system.name',
  'db.operation.name',
  'db.query.summary',
  // As `statement-text.ts` writes it: without values.
  'db.query.text',
  'db.response.status_code',
  'error.type',
  'network.protocol.name',
  'network.protocol.version',
  'server.address',
  'server.port',
])

const keepAllowed = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => allowedAttributes.has(name)))

/** The same span with a request's name made of method and route, allowed attributes, and its status without words. */
const toSafeSpan = (span: ReadableSpan): ReadableSpan => {
  const attributes = keepAllowed(span.attributes)
  const { 'http.request.method': method, 'http.route': route } = attributes
  const name = method === undefined ? span.name : [method, route].filter(Boolean).join(' ')
  // Events hold messages and stacks of errors. Those are the registry's, without values.
  return Object.create(span, {
    name: { value: name },
    attributes: { value: attributes },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan
}

/** Hands spans on without what could be a person's. */
export const removePersonalData = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(toSafeSpan), done),
  forceFlush: async () => exporter.forceFlush?.(),
  shutdown: () => exporter.shutdown(),
})
