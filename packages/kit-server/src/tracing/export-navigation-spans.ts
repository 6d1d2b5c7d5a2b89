import { type HrTime, SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api'
import { millisToHrTime } from '@opentelemetry/core'
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node'
import { type NavigationSpan, navigationSpans } from './navigation-spans.ts'

const toSpan = ({ traceId, spanId, route, start, ms }: NavigationSpan, resource: Resource): ReadableSpan => {
  const [startTime, endTime, duration]: HrTime[] = [start, start + ms, ms].map(millisToHrTime)
  return {
    name: `navigation ${route}`,
    kind: SpanKind.INTERNAL,
    spanContext: () => ({ traceId, spanId, traceFlags: TraceFlags.SAMPLED }),
    startTime,
    endTime,
    duration,
    ended: true,
    status: { code: SpanStatusCode.UNSET },
    attributes: { 'http.route': route },
    links: [],
    events: [],
    resource,
    instrumentationScope: { name: 'jobspan-browser' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  } as ReadableSpan
}

/** Sends changes of pages, which browsers name, with the spans of this process. Gives what ends it. */
export const exportNavigationSpans = (processor: SpanProcessor, resource: Resource): (() => void) => {
  const ofBrowser = resource.merge(resourceFromAttributes({ 'service.name': 'jobspan-browser' }))
  const send = (message: unknown) => processor.onEnd(toSpan(message as NavigationSpan, ofBrowser))
  navigationSpans.subscribe(send)
  return () => void navigationSpans.unsubscribe(send)
}
