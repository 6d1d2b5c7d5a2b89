import { randomUUID } from 'node:crypto'
import type { TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { buildRelease } from '../federation-releases/build-release.ts'
import { registryOf } from '../federation-releases/registry.ts'
import { remotesOf } from '../federation-releases/remotes-of.ts'
import { createProgressLogger, logProgress } from '../progress.ts'
import { seededRandom } from '../statistics.ts'
import type { Scenario } from './scenario.ts'
import { scenarioTargets } from './scenario-targets.ts'
import type { TestBed } from './test-bed.ts'

const remote = 'mf-job-detail'
const country = 'sg'
const percent = 10

/** Which of the visitors the shell gives a build to. */
const whoGets = async (stage: TestBed, devices: readonly string[], build: string): Promise<Set<string>> => {
  const found = new Set<string>()
  const step = createProgressLogger('visitors', devices.length)
  let next = 0
  const ask = async () => {
    for (let device = devices[next++]; device; device = devices[next++]) {
      const here = await remotesOf(stage.site, country, device)
      if (here.some(({ name, build: own }) => name === remote && own === build)) found.add(device)
      step(next)
    }
  }
  await Promise.all(Array.from({ length: 16 }, ask))
  return found
}

/** What a page's beacon says of one mount. */
const beacon = async ({ site }: TestBed, device: string, events: TelemetryEvent[]) => {
  const answer = await fetch(`http://127.0.0.1:${site.port}/telemetry`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: `http://localhost:${site.port}`,
      cookie: `device_uuid=${device}`,
    },
    body: JSON.stringify({ country, events }),
  })
  if (!answer.ok) throw new Error(`/telemetry answered ${answer.status}`)
}

/** Fifty visitors a second, each in the group that the shell put him in; 5 % of the canary's mounts end in an error. */
const visitUntilHalted = async (
  stage: TestBed,
  groups: { device: string; build: string; isCanary: boolean }[],
  isHalted: () => Promise<boolean>,
): Promise<{ after: number; mounts: number; errors: number }> => {
  const random = seededRandom(7)
  const begun = performance.now()
  let [mounts, errors] = [0, 0]
  let halted = false
  const watching = (async () => {
    while (!halted && performance.now() - begun < 120_000) {
      halted = await isHalted()
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  })()
  for (let next = 0; !halted && performance.now() - begun < 120_000; next += 1) {
    const due = begun + next * 20
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const visitor = groups[Math.floor(random() * groups.length)]
    if (!visitor) break
    const { device, build, isCanary } = visitor
    const fails = isCanary && random() < 0.05
    if (isCanary) mounts += 1
    if (fails) errors += 1
    const events: TelemetryEvent[] = [
      { kind: 'mount', remote, build },
      { kind: 'load', remote, build, phase: 'total', ms: 200 },
      ...(fails ? [{ kind: 'error', remote, build, name: 'TypeError' } as const] : []),
    ]
    void beacon(stage, device, events).catch(() => undefined)
  }
  await watching
  return { after: halted ? performance.now() - begun : Number.POSITIVE_INFINITY, mounts, errors }
}

/** Line 7: who gets a canary, whether they keep it, and how soon a bad one is taken back. */
export const measureCanary: Scenario = async (stage, { quick }) => {
  const registry = registryOf(stage.site)
  logProgress('building three releases')
  const [v1, v2, v3] = [
    await buildRelease({ remote, mark: 'v1' }),
    await buildRelease({ remote, mark: 'v2' }),
    await buildRelease({ remote, mark: 'v3' }),
  ]
  for (const { dist } of [v1, v2, v3]) await registry.publish(dist)
  const putBack = await registry.saveRollout(remote, [country])
  try {
    await registry.change(remote, [country], { kind: 'promote', build: v1.build })
    const devices = Array.from({ length: quick ? 2000 : 10_000 }, () => randomUUID())
    // The shell serves a release once it has and has verified all its files.
    const begin = async (build: string, among: readonly string[]) => {
      await registry.change(remote, [country], { kind: 'canary', build, percent })
      const end = performance.now() + 60_000
      while (performance.now() < end) if ((await whoGets(stage, among, build)).size > 0) return
      throw new Error('nobody got the canary within a minute')
    }
    await begin(v2.build, devices.slice(0, 200))
    const first = await whoGets(stage, devices, v2.build)
    const asked = devices.slice(0, 2000)
    const again = await whoGets(stage, asked, v2.build)
    await begin(v3.build, [...first].slice(0, 20))
    const next = await whoGets(stage, asked, v3.build)
    const share = (first.size / devices.length) * 100
    const moved = asked.filter(
      (device) => first.has(device) !== again.has(device) || first.has(device) !== next.has(device),
    )
    logProgress(`${share.toFixed(2)} % get the canary; ${moved.length} changed sides`)
    const groups = asked.map((device) => ({
      device,
      isCanary: next.has(device),
      build: next.has(device) ? v3.build : v1.build,
    }))
    const result = await visitUntilHalted(
      stage,
      groups,
      async () => (await registry.cell(remote, country)).halted?.build === v3.build,
    )
    const alerts = await registry.alerts()
    const hasAlert = alerts.some(({ kind, build }) => kind === 'canary_halted' && build === v3.build)
    return {
      title: 'A canary',
      how: `${devices.length.toLocaleString('en')} device ids ask the shell which releases they get, with a canary of ${percent} % in Singapore; two thousand of them again, and once more after another release has become the canary. Then fifty visitors a second (five of them on the canary) send beacons as pages do; of the canary’s mounts 5 % carry an error. Time runs from the first visitor until the registry shows the canary as halted.`,
      measurements: [
        {
          ...scenarioTargets.canaryShare,
          value: Math.abs(share - percent),
          note: `${share.toFixed(2)} % of ${devices.length.toLocaleString('en')}`,
        },
        { ...scenarioTargets.canaryMoved, value: moved.length },
        {
          ...scenarioTargets.halted,
          value: result.after / 1000,
          note: `${result.mounts} canary mounts, ${result.errors} errors; ${hasAlert ? 'an alert' : 'NO ALERT'}`,
        },
      ],
    }
  } finally {
    await putBack()
  }
}
