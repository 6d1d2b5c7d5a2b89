import rateLimit from '@fastify/rate-limit'
import { describeBrowser } from '@jobspan/kit-server'
import { RateLimitStore } from '@jobspan/kit-server/http'
import { countryKey } from '@jobspan/shared-kit/contracts/platform/locale-keys'
import { shellRemoteName, type TelemetryEvent, telemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { deviceOf } from '../page/open-session.ts'
import { releasesIn } from '../releases/select-releases.ts'
import type { ShellContext } from '../shell-context.ts'

/** A page reports ten errors at most. */
const maxReports = 10

const beacon = z.object({
  country: countryKey,
  events: z.array(telemetryEvent).check(z.minLength(1), z.maxLength(100)),
})

/** `POST /telemetry`: what a page's beacon carries. Only what is said of releases that run or ran here counts. */
export const serveTelemetry = async (
  app: FastifyInstance,
  { telemetry, documents, env }: ShellContext,
): Promise<void> => {
  const isKnown = (country: z.infer<typeof countryKey>, { kind, remote, build }: TelemetryEvent) =>
    // Tabs of the shells before this one are still open; the registry knows which there were.
    (remote === shellRemoteName && (kind === 'failure' || kind === 'report')) ||
    releasesIn(documents.of(country)).some((release) => release.name === remote && release.build === build)
  await app.register(async (inner) => {
    await inner.register(rateLimit, {
      max: Math.round(120 * env.RATE_LIMIT_FACTOR),
      timeWindow: '1 minute',
      store: RateLimitStore,
    })
    inner.post('/telemetry', { bodyLimit: 64_000 }, async (request, reply) => {
      const parsed = z.safeParse(beacon, request.body)
      if (!parsed.success) return reply.code(400).send()
      const { country } = parsed.data
      let reports = 0
      const events = parsed.data.events.filter(
        (event) => isKnown(country, event) && (event.kind !== 'report' || ++reports <= maxReports),
      )
      const browser = reports > 0 ? describeBrowser(request.headers['user-agent']) : undefined
      if (events.length > 0)
        telemetry.record({ country, device: deviceOf(request), address: request.ip, browser, events })
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}
