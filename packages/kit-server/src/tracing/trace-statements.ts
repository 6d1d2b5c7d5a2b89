import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { isTracingSuppressed } from '@opentelemetry/core'
import { PgPreparedQuery } from 'drizzle-orm/pg-core'
import { hideValues, summarizeStatement } from './statement-text.ts'

/** Drizzle's own: what its types leave out. Statements of both drivers and of their transactions are run by it. */
type StatementRunner = {
  queryWithCache(text: string, parameters: unknown[], run: () => Promise<unknown>): Promise<unknown>
}

/** PostgreSQL's code of an error (SQLSTATE), from what Drizzle put around it or from itself. */
const codeOf = (error: unknown): string | undefined => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause === undefined ? undefined : codeOf(cause)
}

const startSpan = (statement: string): Span => {
  const text = hideValues(statement)
  const { operation, summary } = summarizeStatement(text)
  return trace.getTracer('jobspan-database').startSpan(summary, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.summary': summary,
      'db.query.text': text,
    },
  })
}

const endWithError = (span: Span, error: unknown): void => {
  const code = codeOf(error)
  span.setAttribute('error.type', code ?? (error instanceof Error ? error.name : '_OTHER'))
  if (code !== undefined) span.setAttribute('db.response.status_code', code)
  span.setStatus({ code: SpanStatusCode.ERROR }).end()
}

/**
 * Traces each statement that a request is answered with, as the semantic conventions for databases name it: its text without values, and no
 * parameters. What it waits for a connection is part of its time. Statements of nobody's request begin no trace. Gives what ends it.
 */
export const traceStatements = (): (() => void) => {
  const runner = PgPreparedQuery.prototype as unknown as StatementRunner
  const runUntraced = runner.queryWithCache
  runner.queryWithCache = async function (text, parameters, run) {
    const parent = trace.getSpan(context.active())
    if (!parent?.isRecording() || isTracingSuppressed(context.active()))
      return runUntraced.call(this, text, parameters, run)
    const span = startSpan(text)
    try {
      const result = await runUntraced.call(this, text, parameters, run)
      span.end()
      return result
    } catch (error) {
      endWithError(span, error)
      throw error
    }
  }
  return () => {
    runner.queryWithCache = runUntraced
  }
}
