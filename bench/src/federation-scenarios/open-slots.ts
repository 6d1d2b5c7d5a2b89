import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { run } from '../child-processes.ts'
import { openBrowserPage, searchPath, waitForHydration } from '../federation-faults/visit.ts'
import { registryOf } from '../federation-releases/registry.ts'
import { auditInRounds } from '../pages/page-audit.ts'
import { logProgress } from '../progress.ts'
import { fetchPage } from '../site.ts'
import { median } from '../statistics.ts'
import { copyWorkspace } from './copy-workspace.ts'
import type { Scenario } from './scenario.ts'
import { scenarioTargets } from './scenario-targets.ts'
import type { TestBed } from './test-bed.ts'

/** Two remotes from the scaffold; the third contribution is that of the chats. */
const remotes = ['mf-bench-first', 'mf-bench-second'] as const
const contributors = [...remotes, 'mf-chat']

const slot = (remote: string) => `import { Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'

export const Slot = () => <Text>{useTranslations('${remote}')('title')}</Text>
`

/** Releases what two squads contribute to the actions of a job, in Singapore. */
const contribute = async (stage: TestBed) => {
  const folder = copyWorkspace()
  const { origin, token = '' } = registryOf(stage.site).client.connection
  const jobspan = (...words: string[]) =>
    run(process.execPath, [join(folder, 'cli/bin/jobspan.mjs'), ...words], {
      cwd: folder,
      env: { ...process.env, JOBSPAN_REGISTRY: origin, JOBSPAN_TOKEN: token },
    })
  for (const remote of remotes) {
    await jobspan('new', remote, '--path', `/${remote}`)
    const face = join(folder, remote, 'src/remote.ts')
    const declared = `contribute('job.actions', '${remote}', () => import('./slots/summary.tsx'), { version: '1.0' })`
    writeFileSync(join(folder, remote, 'src/slots/summary.tsx'), slot(remote))
    writeFileSync(
      face,
      readFileSync(face, 'utf8')
        .replace('defineRemote, page', 'contribute, defineRemote, page')
        .replace(/ {2}slots: \{[^}]*\},\n/, '')
        .replace('  texts:', `  contributions: [${declared}],\n  texts:`),
    )
    await jobspan('release', remote)
    await jobspan('promote', remote, '--country', 'sg', '--yes', '--reason', 'measured by the bench')
  }
}

const rooms = '[data-contribution^="job.actions/"]'

/** A job whose page has three contributions, all of them rendered by the server. */
const findJob = async (stage: TestBed): Promise<string> => {
  const list = await fetchPage(stage.site.port, 'sg.localhost', searchPath)
  const jobs = [...new Set([...list.matchAll(/href="(\/en-us\/job\/[^"?]+)/g)].map(([, path = '']) => path))]
  for (let round = 0; round < 20; round += 1) {
    for (const job of jobs) {
      const html = await fetchPage(stage.site.port, 'sg.localhost', job)
      const filled = html.match(/data-contribution="job\.actions\/[^"]+"[^>]*><!--\$--></g) ?? []
      if (filled.length === contributors.length && html.includes('mf-chat/chat"') && /<!--\$--><button/.test(html))
        return job
    }
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error('no job page shows three contributions')
}

/** Adds up the layout shifts of a page that no input of the visitor brought about. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const total = { value: 0 }
    Object.assign(window, { benchShift: total })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) total.value += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { benchShift: { value: number } }).benchShift.value)

const expectFilled = (page: Page) =>
  page.waitForFunction(
    ([selector, count]) => {
      const filled = [...document.querySelectorAll(selector)].filter(
        (room) =>
          !room.closest('[data-cached-page]') &&
          Object.keys(room.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber$')),
      )
      return filled.length === count
    },
    [rooms, contributors.length] as const,
    { timeout: 20_000 },
  )

/** Requests of the contributor that asked for most, and layout shift, of a job page that is loaded and of one that is gone to. */
const visit = async (stage: TestBed, job: string, wide: boolean) => {
  const pipe = await stage.pipeTo('ours')
  const maxRequests = () =>
    Math.max(...contributors.map((remote) => pipe.seen().filter(({ path }) => path.includes(`/${remote}/`)).length))
  const { page, origin, close } = await openBrowserPage(stage.browser, pipe.port, { wide })
  try {
    await watchShifts(page)
    await page.goto(origin + job, { waitUntil: 'load' })
    await waitForHydration(page, 'main h1', 15_000)
    await expectFilled(page)
    const loaded = { requests: maxRequests(), shift: await shiftOf(page) }
    const other = await openBrowserPage(stage.browser, pipe.port, { wide })
    try {
      await watchShifts(other.page)
      await other.page.goto(`${other.origin}/en-us`, { waitUntil: 'load' })
      await waitForHydration(other.page, 'main h1', 15_000)
      const before = await shiftOf(other.page)
      await other.page.evaluate((href) => {
        const link = document.querySelector('main')?.appendChild(document.createElement('a'))
        link?.setAttribute('href', href)
        link?.click()
        link?.remove()
      }, job)
      await expectFilled(other.page)
      return { loaded, gone: { shift: (await shiftOf(other.page)) - before } }
    } finally {
      await other.close()
    }
  } finally {
    await close()
    await pipe.stop()
  }
}

/** Line 12: three remotes in one slot of the job page. */
export const measureOpenSlots: Scenario = async (stage, { quick }) => {
  await contribute(stage)
  try {
    const job = await findJob(stage)
    const [phone, wide] = [await visit(stage, job, false), await visit(stage, job, true)]
    logProgress(`phone ${JSON.stringify(phone)}, wide ${JSON.stringify(wide)}`)
    const host = `http://sg.localhost:${stage.site.port}`
    const audits = await auditInRounds(
      [{ address: host + searchPath }, { address: host + job }],
      quick ? 1 : 5,
      'devtools',
      (address, _, { lcp }) => logProgress(`LCP ${(lcp / 1000).toFixed(2)} s  ${address}`),
    )
    const lcp = (which: number) => median((audits[which] ?? []).map((audit) => audit.lcp)) / 1000
    return {
      title: 'Three remotes in one slot',
      how: 'Two remotes from the scaffold contribute to the actions of a job beside the chats, in Singapore. The job page is loaded on a phone and on a wide screen, then gone to from the first page, until all three answer to hands. The proxy before the site counts what is asked for of each contributor; layout shifts are those that no input brought about. Search and job page are then loaded by Lighthouse on a slow phone.',
      measurements: [
        { ...scenarioTargets.slotRequests, value: Math.max(phone.loaded.requests, wide.loaded.requests) },
        {
          ...scenarioTargets.slotShift,
          value: Math.max(phone.loaded.shift, wide.loaded.shift, phone.gone.shift, wide.gone.shift),
        },
        { ...scenarioTargets.slotSearchLcp, value: lcp(0) },
        { ...scenarioTargets.slotJobLcp, value: lcp(1) },
      ],
    }
  } finally {
    const registry = registryOf(stage.site)
    for (const remote of remotes) await registry.change(remote, ['sg'], { kind: 'toggle', enabled: false })
  }
}
