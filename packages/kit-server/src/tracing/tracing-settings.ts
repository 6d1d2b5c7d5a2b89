import { z } from 'zod/mini'

const nonEmptyString = z.string().check(z.minLength(1))
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Variables of OpenTelemetry that every service reads, by the names of its specification. The descriptions are printed in docs/configuration.md. */
export const tracingEnvironment = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .optional(z.url({ protocol: /^https?$/ }))
    .check(
      z.describe(
        'where traces are sent (OpenTelemetry, OTLP over HTTP), such as `http://collector:4318`. Without it nothing is traced, and no library for it is loaded',
      ),
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .optional(nonEmptyString)
    .check(z.describe('headers with which they are sent: `authorization=Bearer%20…`, separated by commas')),
  OTEL_SERVICE_NAME: z.optional(nonEmptyString).check(
    z.meta({
      description: 'what a service is called in traces',
      shownDefault: '`jobspan-shell`, `jobspan-api`, `jobspan-registry`',
    }),
  ),
  OTEL_RESOURCE_ATTRIBUTES: z
    .optional(nonEmptyString)
    .check(z.describe('what else each span says of its service: `deployment.environment.name=staging`')),
  OTEL_TRACES_SAMPLER: z
    ._default(z.enum(samplers), 'parentbased_always_on')
    .check(z.describe(`which requests are traced: \`${samplers.join('`, `')}\``)),
  OTEL_TRACES_SAMPLER_ARG: z
    .optional(z.coerce.number().check(z.gte(0), z.lte(1)))
    .check(z.meta({ description: 'share of them, from 0 to 1, with `traceidratio`', shownDefault: '1' })),
})

/** Whether traces are sent. Throws one line that names every variable that is wrong; empty counts as not set. */
export const isTracingSet = (variables: Record<string, string | undefined>): boolean => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = tracingEnvironment.safeParse(given)
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
  return parsed.data.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined
}
