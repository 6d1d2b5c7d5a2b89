import type { Page } from '@playwright/test'
import {
  fetchDocument,
  readDocument,
  signWithRegistryKey,
  startFakeRegistry,
} from '../federation-faults/fake-registry.ts'
import {
  applyButton,
  fallback,
  firstJob,
  openBrowserPage,
  searchPath,
  waitForHydration,
  waitForVisible,
} from '../federation-faults/visit.ts'
import { buildRelease } from '../federation-releases/build-release.ts'
import { registryOf } from '../federation-releases/registry.ts'
import { logProgress } from '../progress.ts'
import type { Scenario } from './scenario.ts'
import { scenarioTargets } from './scenario-targets.ts'
import type { TestBed } from './test-bed.ts'

const remote = 'mf-job-detail'
const otherReact = { react: '^18.3.0', 'react-dom': '^18.3.0', 'react/': '^18.3.0', 'react-dom/': '^18.3.0' }

/** Counts renderers as React's own tools do: each copy of react-dom reports itself once. */
const countReacts = () => {
  const known = { count: 0 }
  Object.assign(globalThis, {
    benchReacts: known,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => {
        known.count += 1
        return known.count
      },
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  })
}

/** Build of the remote's scripts that the page asked for last. */
const watchBuild = (page: Page): (() => string) => {
  let last = ''
  page.on('request', (request) => {
    last = new RegExp(`/remotes/(?:_r\\d+/)?${remote}/([^/]+)/[^/]+\\.js`).exec(request.url())?.[1] ?? last
  })
  return () => last
}

/**
 * Opens a job, first softly from the list, then by its address; tells whether a fallback stood there, or the page of another release than the
 * one that was forced in, and how many Reacts ran.
 */
const openForced = async (stage: TestBed, build: string) => {
  const pipe = await stage.pipeTo('ours')
  const { page, context, origin, close } = await openBrowserPage(stage.browser, pipe.port)
  const lastBuild = watchBuild(page)
  const isGuarded = async () =>
    (await waitForVisible(fallback(page), 8000)) !== null ||
    (lastBuild() !== build && (await waitForVisible(applyButton(page), 8000)) !== null)
  try {
    await context.addInitScript(countReacts)
    await page.goto(origin + searchPath, { waitUntil: 'load' })
    await waitForHydration(page, 'main h1', 10_000)
    await firstJob(page).tap()
    const soft = await isGuarded()
    const reacts = () =>
      page.evaluate(() => (globalThis as { benchReacts?: { count: number } }).benchReacts?.count ?? 0)
    const first = await reacts()
    await page.reload({ waitUntil: 'load' })
    const direct = await isGuarded()
    return { withoutFallback: Number(!soft) + Number(!direct), reacts: Math.max(first, await reacts()) }
  } finally {
    await close()
    await pipe.stop()
  }
}

/** Line 8: incompatible releases, refused at publishing and loaded all the same. */
export const measureWrongRelease: Scenario = async (stage) => {
  const { site } = stage
  const registry = registryOf(site)
  logProgress('building releases that do not fit')
  const wrong = {
    contract: await buildRelease({ remote, mark: 'v7', says: { contract: '99.0.0' } }),
    react: await buildRelease({ remote, mark: 'v8', asks: otherReact, says: { shared: otherReact } }),
  }
  const published: string[] = []
  const refusals: string[] = []
  for (const [kind, { dist }] of Object.entries(wrong)) {
    await registry.publish(dist).then(
      () => published.push(kind),
      (error: Error) => refusals.push(error.message),
    )
  }
  // A release that lies about its ranges is published, as nobody can read them out of its scripts.
  const liar = await buildRelease({ remote, mark: 'v9', asks: otherReact })
  const { current } = await registry.cell(remote, 'sg')
  await registry.publish(liar.dist)
  await registry.change(remote, ['sg'], { kind: 'promote', build: liar.build })
  await stage.untilServed('sg', remote, liar.build)
  const lied = await openForced(stage, liar.build)
  logProgress(`a lie: ${lied.reacts} React, ${lied.withoutFallback} pages without a fallback`)
  if (current) await registry.change(remote, ['sg'], { kind: 'promote', build: current })

  const genuine = await fetchDocument(registry.origin, 'sg')
  const document = readDocument(genuine)
  const impostor = await startFakeRegistry(site)
  const forced: { withoutFallback: number; reacts: number }[] = [lied]
  try {
    let { serial } = document
    for (const change of [{ contract: '99.0.0' }, { shared: otherReact }]) {
      serial += 1
      const remotes = document.remotes.map((each) =>
        each.name === remote
          ? {
              ...each,
              previous: null,
              canary: null,
              current: { ...each.current, ...change, shared: { ...each.current.shared, ...change.shared } },
            }
          : each,
      )
      await impostor.serve('sg', await signWithRegistryKey(site, genuine, { ...document, serial, remotes }))
      const result = await openForced(stage, document.remotes.find(({ name }) => name === remote)?.current.build ?? '')
      logProgress(
        `${JSON.stringify(change)}: ${result.reacts} React, ${result.withoutFallback} pages without a fallback`,
      )
      forced.push(result)
    }
  } finally {
    await impostor.restoreRegistry()
    // The true registry must count past what the impostor said, or its word would pass for a replay.
    for (const enabled of [false, true]) await registry.change(remote, ['sg'], { kind: 'toggle', enabled })
    for (const enabled of [false, true]) await registry.change(remote, ['sg'], { kind: 'toggle', enabled })
    if (current) await stage.untilServed('sg', remote, current)
  }
  return {
    title: 'Releases that do not fit',
    how: 'A release for contract 2 and one for React 18 are published. Then both are forced in: one by a release whose description lies while its scripts ask for React 18, two by documents that a false registry signs with the true key. A job is opened from the list and by its address. A page is guarded by a fallback, or by another release that serves in its place. Reacts are counted as React’s own tools count them.',
    measurements: [
      {
        ...scenarioTargets.wrongPublished,
        value: published.length,
        note: published.length > 0 ? published.join(', ') : refusals.join(' ').slice(0, 200),
      },
      { ...scenarioTargets.wrongRan, value: forced.reduce((sum, { withoutFallback }) => sum + withoutFallback, 0) },
      { ...scenarioTargets.secondReact, value: Math.max(...forced.map(({ reacts }) => reacts)) - 1 },
    ],
  }
}
