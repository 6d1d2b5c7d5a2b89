import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { type Alert, shellRemoteName } from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { FaultProxy } from '../fault-proxy.ts'
import { flipByte } from '../federation-faults/flip-byte.ts'
import { filesOf } from '../federation-faults/remote-files.ts'
import {
  classifyPage,
  fallback,
  frameSelector,
  openBrowserPage,
  shownPage,
  waitForHydration,
  waitForVisible,
} from '../federation-faults/visit.ts'
import { buildRelease } from '../federation-releases/build-release.ts'
import { type Registry, registryOf } from '../federation-releases/registry.ts'
import { logProgress } from '../progress.ts'
import { fetchPage } from '../site.ts'
import type { FaultRow, Scenario } from './scenario.ts'
import { scenarioTargets } from './scenario-targets.ts'
import type { Composition, TestBed } from './test-bed.ts'

const remote = 'mf-job-detail'

/** One for each kind of file: of the same release, the registry raises one alert for each country in a quarter of an hour. */
const damagedIn = ['sg', 'my', 'hk', 'id', 'jp'] as const

/** Milliseconds in which the previous release, or a fallback, must have come; and the release after a fallback. */
const timeoutMs = { first: 10_000, afterFallback: 6_000 }

type JobAddress = { country: CountryKey; path: string }

type Spoilt = { kind: string; ran: number; previous: boolean; seen: string; missing: boolean }

/** Files of the remote by kind, at every address they may be asked for under. */
const kinds = (composition: Composition): Record<string, RegExp> => {
  const { entry, expose, 'lazy chunk': chunk } = filesOf(composition, remote)
  const base = composition === 'stock' ? `^/stock/${remote}/` : `^/remotes/(?:_r\\d+/)?${remote}/[^/]+/`
  return {
    ...(entry ? { entry } : {}),
    ...(expose ? { expose } : {}),
    ...(chunk ? { 'page chunk': chunk } : {}),
    texts: new RegExp(`${base}texts-.*\\.js$`),
    "the shell's own script": composition === 'stock' ? /^\/stock\/shell\/main\./ : /^\/assets\/main\.[^/]*\.js$/,
  }
}

/** Opens the job page while files go wrong, and tells what was compiled of them and what the visitor saw in the end. */
const openSpoilt = async (
  stage: TestBed,
  pipe: FaultProxy,
  at: JobAddress,
  kind: string,
  missing: boolean,
): Promise<Spoilt> => {
  const { country, path } = at
  const { page, context, origin, close } = await openBrowserPage(stage.browser, pipe.port, { country })
  try {
    const session = await context.newCDPSession(page)
    const parsed: string[] = []
    session.on('Debugger.scriptParsed', ({ url }) => parsed.push(url))
    await session.send('Debugger.enable')
    pipe.clearRequests()
    await page.goto(origin + path, { waitUntil: 'commit' })
    await waitForHydration(page, frameSelector, 6000)
    // The server's markup is alive under the previous release, or the fallback stands above it.
    const alive = waitForHydration(page, 'main h1', timeoutMs.first)
    const fallen = waitForVisible(fallback(page), timeoutMs.first)
    const first = await Promise.race([
      alive.then((at) => (at === null ? undefined : 'alive')),
      fallen.then((at) => (at === null ? undefined : 'fallback')),
    ])
    // A fallback may give way to the previous release.
    if (first === 'fallback') await waitForHydration(page, 'main h1', timeoutMs.afterFallback)
    const isAlive = (await waitForHydration(page, 'main h1', 100)) !== null
    // A text of the page says which release it is of. What the server rendered of the newest is put right a moment after the
    // heading is alive.
    const previous = page
      .locator(shownPage)
      .getByText(/ · v1$/)
      .first()
    const isPrevious = isAlive && (await waitForVisible(previous, timeoutMs.afterFallback)) !== null
    const spoilt = new Set(
      pipe
        .seen()
        .filter(({ kind }) => kind === 'changed')
        .map((entry) => entry.path),
    )
    if (!missing && spoilt.size === 0) throw new Error(`${kind}: no such file was asked for`)
    const ran = missing
      ? parsed.filter((url) => url.includes(`/${remote}/v2-`)).length
      : parsed.filter((url) => URL.canParse(url) && spoilt.has(new URL(url).pathname)).length
    return {
      kind,
      ran,
      missing,
      previous: isPrevious,
      seen: isPrevious
        ? 'the previous release'
        : isAlive
          ? 'the page'
          : (await fallback(page).isVisible())
            ? 'a named fallback'
            : (await classifyPage(page)).replace(
                /^the page$/,
                ran === 0 ? 'the page as the server sent it' : 'the page',
              ),
    }
  } finally {
    // As visitors do: a browser that is shut down from outside tells no page that it is left.
    await page.goto('about:blank').catch(() => undefined)
    await close()
  }
}

/** Number of the newest alert; alerts grow, and one of the same kind may be an older one. */
const lastAlert = async (registry: Registry) => Math.max(0, ...(await registry.alerts()).map(({ id }) => id))

const untilAlerted = async (registry: Registry, of: string, country: CountryKey, known: number): Promise<boolean> => {
  const begun = performance.now()
  while (performance.now() - begun < 12_000) {
    const alerts = await registry.alerts()
    const isNew = (alert: Alert) => alert.id > known && alert.kind === 'integrity'
    if (alerts.some((alert) => isNew(alert) && alert.remote === of && alert.country === country)) return true
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return false
}

/** The first job that a country's search shows. */
const jobIn = async (stage: TestBed, country: CountryKey): Promise<JobAddress> => {
  const html = await fetchPage(stage.site.port, `${country}.localhost`, '/en-us/jobs-hiring/job-search')
  const path = /href="(\/en-us\/job\/[^"?]+)/.exec(html)?.[1]
  if (!path) throw new Error(`the search of ${country} links to no job`)
  return { country, path }
}

/** Line 3: one byte changed in each kind of file, and a hash that is missing. */
export const measureChangedByte: Scenario = async (stage) => {
  const registry = registryOf(stage.site)
  logProgress('building two releases')
  const v1 = await buildRelease({ remote, mark: 'v1' })
  const v2 = await buildRelease({ remote, mark: 'v2' })
  for (const { dist } of [v1, v2]) await registry.publish(dist)
  const putBack = await registry.saveRollout(remote, damagedIn)
  for (const { build } of [v1, v2]) await registry.change(remote, damagedIn, { kind: 'promote', build })
  for (const country of damagedIn) await stage.untilServed(country, remote, v2.build)
  const spoil = async (composition: Composition) => {
    const done: (Spoilt & { alerted: boolean })[] = []
    for (const [index, [kind, files]] of Object.entries(kinds(composition)).entries()) {
      const job = await jobIn(stage, damagedIn[index] ?? 'sg')
      const pipe = await stage.pipeTo(composition)
      const known = composition === 'stock' ? 0 : await lastAlert(registry)
      // Only the newest release is damaged: the one before must be able to stand in.
      const isShell = kind.includes('shell')
      const damaged = composition === 'stock' || isShell ? files : new RegExp(files.source.replace('[^/]+', v2.build))
      pipe.injectFaults([{ kind: 'changed', files: damaged, change: flipByte }])
      const spoilt = await openSpoilt(stage, pipe, job, kind, false)
      await pipe.stop()
      const alerted =
        composition !== 'stock' &&
        (await untilAlerted(registry, isShell ? shellRemoteName : remote, job.country, known))
      logProgress(`${composition}: ${kind}: ${spoilt.ran} ran; ${spoilt.seen}${alerted ? '; alert' : ''}`)
      done.push({ ...spoilt, alerted })
    }
    return done
  }
  try {
    const ours = await spoil('ours')
    const bare = await stage.pipeTo('ours', withoutHashes(v2.build))
    const unhashed = await openSpoilt(stage, bare, await jobIn(stage, 'sg'), 'hash missing', true)
    await bare.stop()
    logProgress(`hash missing: ${unhashed.ran} ran; ${unhashed.seen}`)
    const stock = await spoil('stock')
    const remotes = ours.filter(({ kind }) => !kind.includes('shell'))
    const silent = ours.filter(({ alerted }) => !alerted).map(({ kind }) => kind)
    const stranded = remotes.filter(({ previous }) => !previous).map(({ kind, seen }) => `${kind}: ${seen}`)
    const note = (list: string[]) => (list.length > 0 ? { note: list.join('; ') } : {})
    return {
      title: 'One byte changed, or a hash missing',
      how: 'A visitor opens a job page while, on the wire, one letter in the middle of a script changes its case so that it stays a script: the entry, the expose, the chunks of the page, the texts, and the shell’s own main script, one kind at a time and each in a country of its own. Ran means that Chromium compiled it (Debugger.scriptParsed). Then the hashes are taken out of the page’s boot state. Two releases are published; only the newer is damaged.',
      measurements: [
        { ...scenarioTargets.tamperedRan, value: ours.reduce((sum, { ran }) => sum + ran, 0) },
        { ...scenarioTargets.unhashedRan, value: unhashed.ran, note: unhashed.seen },
        { ...scenarioTargets.withoutAlert, value: silent.length, ...note(silent) },
        { ...scenarioTargets.notPrevious, value: stranded.length, ...note(stranded) },
      ],
      faults: ours.map((mine): FaultRow => {
        const theirs = stock.find(({ kind }) => kind === mine.kind)
        const report = ({ ran, seen }: Spoilt) => `${ran === 0 ? 'nothing ran' : 'it ran'}; ${seen}`
        return {
          fault: `one byte changed: ${mine.kind}`,
          ours: `${report(mine)}${mine.alerted ? '; an alert' : ''}`,
          stock: theirs ? report(theirs) : '–',
        }
      }),
    }
  } finally {
    await putBack()
  }
}

/** Takes every hash of a release out of a page: what a document without them would have made of it. */
const withoutHashes = (build: string) => (html: string) =>
  html
    .replace(/(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s, (_all, open, text, close) => {
      const boot = JSON.parse(text, (key, value) =>
        (key === 'integrity' || key === 'files') && typeof value === 'object' && value !== null
          ? {}
          : key === 'integrity' && typeof value === 'string'
            ? ''
            : value,
      )
      return `${open}${JSON.stringify(boot).replaceAll('<', '\\u003c')}${close}`
    })
    .replaceAll(new RegExp(`(<link rel="preload"[^>]*${build}[^>]*) integrity="[^"]*"`, 'g'), '$1')
