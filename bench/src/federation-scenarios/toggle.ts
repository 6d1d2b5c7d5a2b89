import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CountryKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { openBrowserPage, waitForHydration } from '../federation-faults/visit.ts'
import { registryOf } from '../federation-releases/registry.ts'
import { root } from '../paths-and-ports.ts'
import { logProgress } from '../progress.ts'
import { fetchPage } from '../site.ts'
import type { Scenario } from './scenario.ts'
import { scenarioTargets } from './scenario-targets.ts'
import type { TestBed } from './test-bed.ts'

const remote = 'mf-search'
const limit = 60_000

/** A tab of a country on a job page, with the places of the header in sight. */
const openTab = async (stage: TestBed, country: CountryKey) => {
  const pipe = await stage.pipeTo('ours')
  const html = await fetchPage(stage.site.port, `${country}.localhost`, '/en-us/jobs-hiring/job-search')
  const job = /href="(\/en-us\/job\/[^"?]+)/.exec(html)?.[1] ?? ''
  const visit = await openBrowserPage(stage.browser, pipe.port, { country, wide: true })
  await visit.page.goto(visit.origin + job, { waitUntil: 'load' })
  await waitForHydration(visit.page, 'main h1', 15_000)
  return { ...visit, pipe, links: () => visit.page.locator('header nav a').count() }
}

/** How the shell says in a language that a page is off; the country's name stands where the dots are. */
const offTitle = async (language: string): Promise<RegExp> => {
  const texts = JSON.parse(await readFile(join(root, 'shell/src/locales', `${language}.json`), 'utf8'))
  const [before = '', after = ''] = String(texts.off.title).split('{{country}}')
  const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`${literally(before)}[^<]*${literally(after)}`)
}

const countLanguagesWithout = async (stage: TestBed): Promise<string[]> => {
  const silent: string[] = []
  for (const { key } of languages) {
    const html = await fetchPage(stage.site.port, 'sg.localhost', `/${key}/remote-jobs`, [200, 404, 503])
    if (!(await offTitle(key)).test(html)) silent.push(key)
  }
  return silent
}

/** Line 6: a remote switched off in one country under open tabs of two. */
export const measureToggle: Scenario = async (stage) => {
  const registry = registryOf(stage.site)
  await registry.change(remote, ['sg', 'hk'], { kind: 'toggle', enabled: true })
  const here = await openTab(stage, 'sg')
  const there = await openTab(stage, 'hk')
  try {
    const before = { here: await here.links(), there: await there.links() }
    if (before.here === 0) throw new Error('the header of Singapore has no places to lose')
    const begun = performance.now()
    const sequence = await registry.change(remote, ['sg'], { kind: 'toggle', enabled: false })
    while ((await here.links()) > 0 && performance.now() - begun < limit) await here.page.waitForTimeout(100)
    const gone = (await here.links()) === 0 ? performance.now() - begun : Number.POSITIVE_INFINITY
    logProgress(`navigation gone after ${(gone / 1000).toFixed(1)} s`)
    here.pipe.clearRequests()
    // The wordmark leads to the home page, which is this remote's too.
    await here.page.locator('header a').first().click()
    const isDisabledPageShown = await here.page
      .getByText(await offTitle('en-us'))
      .first()
      .waitFor({ timeout: 10_000 })
      .then(
        () => true,
        () => false,
      )
    await here.page.waitForTimeout(2000)
    const requests = here.pipe.seen().filter(({ path }) => path.includes(`/${remote}/`)).length
    const silent = await countLanguagesWithout(stage)
    const row = (await registry.audit(remote)).find((entry) => entry.sequence === sequence)
    const cell = row?.cells.find(({ country }) => country === 'sg')
    const gaps = [
      ...(row?.actor ? [] : ['who']),
      ...(row?.reason ? [] : ['why']),
      ...(cell?.before.enabled === true ? [] : ['before']),
      ...(cell?.after.enabled === false ? [] : ['after']),
    ]
    const changed = (await there.links()) === before.there ? 0 : 1
    const note = (list: string[]) => (list.length > 0 ? { note: list.join(', ') } : {})
    return {
      title: 'Off in one country',
      how: `${remote} is switched off in Singapore while a tab there and one in Hong Kong show a job. Time runs from the registry’s answer until the last of its places has left the header; from then on its requests are counted, and the wordmark, which leads to its home page, is pressed. The direct address is then asked for in ten languages.`,
      measurements: [
        {
          ...scenarioTargets.toggledOff,
          value: isDisabledPageShown && requests === 0 ? gone / 1000 : Number.POSITIVE_INFINITY,
          note: `${before.here} places gone; its address ${isDisabledPageShown ? 'says so' : 'DOES NOT SAY SO'} in the tab; ${requests} requests for it afterwards`,
        },
        { ...scenarioTargets.othersChanged, value: changed },
        { ...scenarioTargets.toldDirectly, value: silent.length, ...note(silent) },
        { ...scenarioTargets.auditGaps, value: gaps.length, ...note(gaps) },
      ],
    }
  } finally {
    await registry.change(remote, ['sg'], { kind: 'toggle', enabled: true })
    for (const tab of [here, there]) {
      await tab.close()
      await tab.pipe.stop()
    }
  }
}
