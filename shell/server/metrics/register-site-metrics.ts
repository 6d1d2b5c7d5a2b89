import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { Gauge, type Registry } from 'prom-client'
import type { ShellContext } from '../shell-context.ts'

/** What an alert watches of a shell besides its requests: who is left alone, and how old is what it goes by. */
export const registerSiteMetrics = (
  metrics: Registry,
  { breaker, backendLimits, documents }: Pick<ShellContext, 'breaker' | 'backendLimits' | 'documents'>,
): void => {
  const registers = [metrics]
  new Gauge({
    name: 'rendering_breakers_open',
    help: 'Pages and releases that are not waited for, because they took too long',
    registers,
    collect() {
      this.set(breaker.countOpen())
    },
  })
  new Gauge({
    name: 'backend_breaker_open',
    help: '1 for a back end of a remote that is left alone, because it failed',
    labelNames: ['origin'] as const,
    registers,
    collect() {
      for (const { origin, isOpen } of backendLimits.list()) this.set({ origin }, Number(isOpen))
    },
  })
  new Gauge({
    name: 'registry_answer_timestamp_seconds',
    help: 'When the registry last answered; 0: not since the start',
    registers,
    collect() {
      this.set((documents.answeredAt() ?? 0) / 1000)
    },
  })
  new Gauge({
    name: 'release_document_timestamp_seconds',
    help: 'When the document was issued by which a country gets its releases; no series: there is none',
    labelNames: ['country'] as const,
    registers,
    collect() {
      for (const { key: country } of countries) {
        const issued = Date.parse(documents.of(country)?.issued_at ?? '')
        if (!Number.isNaN(issued)) this.set({ country }, issued / 1000)
      }
    },
  })
}
