import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { acceptReferences, getCountryDocument } from '@jobspan/shared-kit/contracts/registry/document'
import { formatClientDelay, type Request, runLoad, warmUp } from '../api/poisson-load.ts'
import { registryOf } from '../federation-releases/registry.ts'
import { quantileBetween, routeTimes } from '../session/route-times.ts'
import { quantile } from '../statistics.ts'
import type { Scenario } from './scenario.ts'
import { scenarioTargets } from './scenario-targets.ts'

/** The registry's own number: documents of all countries at a thousand a second. */
export const measureDocumentLoad: Scenario = async (stage, { quick }) => {
  const { origin } = registryOf(stage.site)
  const seconds = quick ? 5 : 20
  const encoding = { 'accept-encoding': 'br, gzip' }
  const askWith = (headers: Request['headers']): Request[] =>
    countries.map(({ key }) => ({ path: `/v1/countries/${key}/document`, headers }))
  const byHash = askWith({ ...encoding, accept: acceptReferences })
  const whole = askWith({ ...encoding, accept: 'application/jose' })
  const known: Request[] = []
  for (const { path, headers } of byHash) {
    const answer = await fetch(origin + path, { headers })
    known.push({ path, headers: { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' } })
  }
  const pid = await stage.site.pidOf('registry/src/main.ts')
  if (pid === undefined) throw new Error('no registry runs')
  const measure = async (requests: Request[], status: number) => {
    // The site has only just started: its programs are still reading their last modules.
    await warmUp(origin, requests, quick ? 3 : 10)
    const readOwn = async () => routeTimes(await (await fetch(`${origin}/metrics`)).text(), getCountryDocument.path)
    const earlier = await readOwn()
    const before = processorSeconds(pid)
    const own = process.cpuUsage()
    const outcome = await runLoad({ origin, requests, perSecond: 1000, seconds })
    const wrong = [...outcome.statuses].filter(([got]) => got !== status).reduce((sum, [, count]) => sum + count, 0)
    const { user, system } = process.cpuUsage(own)
    // Of one core: what the registry took, and what asking took of the same two cores.
    const shares = [processorSeconds(pid) - before, (user + system) / 1e6].map(
      (time) => `${Math.round((time / seconds) * 100)} %`,
    )
    const inside = quantileBetween(earlier, await readOwn(), 0.95)
    const busy = [
      ...(Number.isNaN(inside) ? [] : [`inside the registry ${inside.toFixed(1)} ms`]),
      `registry ${shares[0]}, client ${shares[1]} of a core`,
      ...formatClientDelay(outcome),
    ].join('; ')
    return { outcome, wrong, busy }
  }
  const asShells = await measure(byHash, 200)
  const unchanged = await measure(known, 304)
  const full = await measure(whole, 200)
  const inWords = async ({ outcome, busy }: typeof full, [request]: Request[]) => {
    const at = (p: number) => `${quantile(outcome.latencies, p).toFixed(1)} ms`
    const sizeOf = async (coding: string) => {
      const address = new URL(request?.path ?? '', origin)
      const bytes = await bytesSent(address, { ...request?.headers, 'accept-encoding': coding })
      return `${(bytes / 1000).toFixed(1)} KB`
    }
    return `p50 ${at(0.5)}, p99 ${at(0.99)}; ${await sizeOf('br')} each, ${await sizeOf('identity')} as signed; ${busy}`
  }
  return {
    title: 'Country documents',
    how: 'Documents of all countries are asked for at random moments, a thousand times a second, from the same machine; time runs from the moment a request was due. (Not by autocannon’s overallRate, which sends each second’s requests in one burst and then pauses.) As shells ask for them first, with releases by hash and compressed with brotli, then with If-None-Match, then the whole documents that shells ask for where a release.json cannot be had, and that shells of before asked for.',
    measurements: [
      {
        ...scenarioTargets.documentLoad,
        value: quantile(asShells.outcome.latencies, 0.95),
        note: await inWords(asShells, byHash),
      },
      {
        ...scenarioTargets.documentLoad,
        label: 'country document unchanged (304), 1,000 rps, p95',
        value: quantile(unchanged.outcome.latencies, 0.95),
        note: unchanged.busy,
      },
      {
        ...scenarioTargets.documentLoad,
        label: 'whole country document, 1,000 rps, p95',
        value: quantile(full.outcome.latencies, 0.95),
        note: await inWords(full, whole),
      },
      { ...scenarioTargets.documentsWrong, value: asShells.wrong + full.wrong + unchanged.wrong },
    ],
  }
}

/** Processor time that a process has taken so far; Linux counts it in hundredths of a second (proc(5), utime and stime). */
const processorSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Bytes of an answer as they travel: `fetch` would unpack them. */
const bytesSent = (address: URL, headers: Request['headers']): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
      response.on('error', reject)
    }).on('error', reject)
  })
