import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { isTracingSuppressed } from '@opentelemetry/core'

const spans = new WeakMap<ClientRequest, Span>()

const onCreated = (message: unknown): void => {
  const { request } = message as { request: ClientRequest }
  const active = context.active()
  // What is sent to the collector is no part of a trace, and what nobody asked for begins none.
  if (isTracingSuppressed(active) || !trace.getSpan(active) || request.headersSent) return
  const span = trace.getTracer('jobspan-http').startSpan(
    request.method,
    {
      kind: SpanKind.CLIENT,
      attributes: { 'http.request.method': request.method, 'server.address': request.host },
    },
    active,
  )
  propagation.inject(trace.setSpan(active, span), request, {
    set: (carrier, name, value) => void carrier.setHeader(name, value),
  })
  spans.set(request, span)
  request.once('close', () => span.end())
}

const onResponse = (message: unknown): void => {
  const { request, response } = message as { request: ClientRequest; response: IncomingMessage }
  const { statusCode = 0 } = response
  const span = spans.get(request)?.setAttribute('http.response.status_code', statusCode)
  if (statusCode >= 400) span?.setStatus({ code: SpanStatusCode.ERROR })
}

const onFailure = (message: unknown): void => {
  const { request, error } = message as { request: ClientRequest; error: Error }
  spans.get(request)?.setAttribute('error.type', error.name).setStatus({ code: SpanStatusCode.ERROR })
}

const listeners = {
  'http.client.request.created': onCreated,
  'http.client.response.finish': onResponse,
  'http.client.request.error': onFailure,
}

/** Traces requests that are made by `node:http`, as the proxy in front of the API makes them. Gives what ends it. */
export const traceHttpRequests = (): (() => void) => {
  for (const [name, listener] of Object.entries(listeners)) subscribe(name, listener)
  return () => {
    for (const [name, listener] of Object.entries(listeners)) unsubscribe(name, listener)
  }
}
