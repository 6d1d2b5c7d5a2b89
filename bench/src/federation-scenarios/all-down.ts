import { allRemotes } from '../federation-faults/remote-files.ts'
import {
  classifyPage,
  fallback,
  frameSelector,
  openBrowserPage,
  searchPath,
  type Visit,
  waitForHydration,
  waitForVisible,
} from '../federation-faults/visit.ts'
import { fetchPage } from '../site.ts'
import { median } from '../statistics.ts'
import { blockRegistry } from './registry-down.ts'
import type { Scenario } from './scenario.ts'
import { scenarioTargets } from './scenario-targets.ts'
import type { Composition, TestBed } from './test-bed.ts'

const limit = 15_000

/** Warms a browser for the shell alone: its files are cached, no remote's are. */
const warm = async ({ page, origin }: Visit, composition: Composition) => {
  await page.goto(`${origin}/en-us/get-started`, { waitUntil: 'load' })
  // A stock host asks for its remotes on every page, whether it needs them or not.
  await waitForHydration(page, composition === 'stock' ? 'body' : frameSelector, composition === 'stock' ? 1 : limit)
  await page.waitForTimeout(1500)
}

const openDead = async (stage: TestBed, composition: Composition, path: string) => {
  const pipe = await stage.pipeTo(composition)
  const visit = await openBrowserPage(stage.browser, pipe.port)
  const { page, origin } = visit
  try {
    await warm(visit, composition)
    pipe.injectFaults([{ kind: 'refused', files: allRemotes(composition) }])
    const begun = performance.now()
    await page.goto(origin + path, { waitUntil: 'commit' })
    const usable = (await waitForHydration(page, frameSelector, limit)) === null ? null : performance.now() - begun
    const shown = await waitForVisible(fallback(page), 8000, begun)
    return { usable, shown, seen: shown === null ? await classifyPage(page) : 'a named fallback' }
  } finally {
    await visit.close()
    await pipe.stop()
  }
}

/** Line 1: nothing of the remotes can be fetched and the registry is gone; the shell's server starts anew. */
export const measureAllDown: Scenario = async (stage, { quick }) => {
  const html = await fetchPage(stage.site.port, 'sg.localhost', searchPath)
  const job = /href="(\/en-us\/job\/[^"?]+)/.exec(html)?.[1] ?? ''
  const pages = ['/en-us', searchPath, job, '/en-us/remote-jobs']
  const release = await blockRegistry(stage.site)
  try {
    await stage.site.restart('shell/server/main.ts')
    const rounds = quick ? 1 : 3
    const usable: number[] = []
    const missing: string[] = []
    const fallbacks: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (const path of pages) {
        const result = await openDead(stage, 'ours', path)
        usable.push(result.usable ?? Number.POSITIVE_INFINITY)
        if (result.shown === null) missing.push(`${path}: ${result.seen}`)
        else fallbacks.push(result.shown)
      }
    }
    const bare = await openDead(stage, 'ours in the browser', searchPath)
    const stock = await openDead(stage, 'stock', searchPath)
    const report = ({ usable: alive, shown, seen }: typeof stock) =>
      `${alive === null ? `no shell within ${limit / 1000} s` : `shell usable after ${(alive / 1000).toFixed(2)} s`}; ${seen}${shown === null ? '' : ` after ${(shown / 1000).toFixed(1)} s`}`
    const worst = Math.max(...usable)
    return {
      title: 'All remotes and the registry down',
      how: `The registry is killed and kept from coming back, the shell’s server is started anew from what it kept, and no file of a remote can be fetched. The browser has the shell’s files from an earlier visit and none of the remotes’. ${pages.length} pages, ${rounds} visits each; usable means that React holds the header. What the server wrote stays readable meanwhile.`,
      measurements: [
        {
          ...scenarioTargets.shellUsable,
          value: median(usable) / 1000,
          note: `slowest ${(worst / 1000).toFixed(2)} s; fallback after ${(median(fallbacks) / 1000).toFixed(1)} s; with nothing rendered on the server: ${report(bare)}`,
        },
        {
          ...scenarioTargets.withoutFallback,
          value: missing.length,
          ...(missing.length > 0 ? { note: missing.join('; ') } : {}),
        },
      ],
      faults: [
        {
          fault: 'every remote down, warm browser',
          ours: `shell usable after ${(median(usable) / 1000).toFixed(2)} s; a named fallback on ${pages.length * rounds - missing.length} of ${pages.length * rounds} pages`,
          stock: report(stock),
        },
      ],
    }
  } finally {
    await release()
  }
}
