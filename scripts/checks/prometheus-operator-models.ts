import { z } from 'zod'
import type { Document } from './deployment-programs.ts'

// What the chart uses of the Prometheus Operator's resources and of a Grafana dashboard, as their references describe it:
// https://prometheus-operator.dev/docs/api-reference/api/, https://grafana.com/docs/grafana/latest/reference/dashboard-json-model/

const texts = z.record(z.string(), z.string())
const metadata = z.strictObject({ name: z.string(), labels: texts })
const duration = z.string().regex(/^\d+[smh]$/)

const serviceMonitor = z.strictObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata,
  spec: z.strictObject({
    selector: z.strictObject({ matchLabels: texts }),
    endpoints: z.array(z.strictObject({ port: z.string(), path: z.string(), interval: duration })).min(1),
  }),
})

const alert = z.strictObject({
  alert: z.string().regex(/^[A-Z]\w+$/),
  expr: z.string().min(1),
  for: duration,
  labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
  annotations: z.strictObject({ summary: z.string().min(1), runbook_url: z.url() }),
})

const prometheusRule = z.strictObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata,
  spec: z.strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(alert).min(1) })) }),
})

const dashboard = z.object({
  uid: z.string(),
  title: z.string(),
  schemaVersion: z.int(),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
  panels: z
    .array(
      z.object({
        id: z.int(),
        type: z.enum(['timeseries', 'stat']),
        title: z.string(),
        gridPos: z.strictObject({ h: z.int(), w: z.int(), x: z.int(), y: z.int() }),
        targets: z.array(z.strictObject({ refId: z.string(), expr: z.string(), legendFormat: z.string() })).min(1),
      }),
    )
    .min(1),
})

const modelOf = (schema: z.ZodType) =>
  class {
    private readonly resource: Document
    constructor(resource: Document) {
      this.resource = resource
    }
    validate(): void {
      schema.parse(this.resource)
    }
  }

export const operatorModels = {
  'monitoring.coreos.com/v1 PrometheusRule': modelOf(prometheusRule),
  'monitoring.coreos.com/v1 ServiceMonitor': modelOf(serviceMonitor),
}

/** Throws where Grafana could not load it. */
export const requireGrafanaDashboard = (json: unknown): void => void dashboard.parse(json)
