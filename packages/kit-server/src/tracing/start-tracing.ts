import { FastifyOtelInstrumentation } from '@fastify/otel'
import { context, propagation, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { announceTraces } from './announce-traces.ts'
import { exportNavigationSpans } from './export-navigation-spans.ts'
import { removePersonalData } from './remove-personal-data.ts'
import { traceHttpRequests } from './trace-http-requests.ts'
import { traceStatements } from './trace-statements.ts'

/** Asked for all the time, or files: not worth a span. */
const isIgnored = (url: string) => /^\/(healthz|livez|metrics|telemetry|traces|assets\/|remotes\/|releases\/)/.test(url)

/**
 * Traces requests that this process answers (Fastify), those it makes meanwhile (`fetch`, `node:http`), and statements of its database. Requests
 * are followed on Node's diagnostics channels, and statements where Drizzle runs them, so it makes no difference which modules are loaded already.
 * Gives what sends the last spans and ends it.
 */
export const startTracing = (service: string): (() => Promise<void>) => {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': `jobspan-${service}` }))
    .merge(detectResources({ detectors: [envDetector] }))
  const exporter = removePersonalData(new OTLPTraceExporter())
  const processor = new BatchSpanProcessor(exporter)
  const provider = new NodeTracerProvider({ resource, spanProcessors: [processor] })
  // Baggage is not passed on: anybody may put anything into it.
  provider.register({ propagator: new W3CTraceContextPropagator() })
  const instrumentations = [
    // What a service does by itself, such as sending telemetry each second, is no request of anybody.
    new UndiciInstrumentation({ requireParentforSpans: true }),
    new FastifyOtelInstrumentation({
      registerOnInitialization: true,
      instrumentHooks: false,
      instrumentHandler: false,
      recordExceptions: false,
      ignorePaths: ({ url }) => isIgnored(url),
    }),
  ]
  const stopAnnouncing = announceTraces()
  const stopHttpRequests = traceHttpRequests()
  const stopStatements = traceStatements()
  const stopNavigationSpans = exportNavigationSpans(processor, resource)
  return async () => {
    stopAnnouncing()
    stopHttpRequests()
    stopStatements()
    stopNavigationSpans()
    for (const instrumentation of instrumentations) instrumentation.disable()
    await provider.shutdown()
    for (const each of [trace, context, propagation]) each.disable()
  }
}
