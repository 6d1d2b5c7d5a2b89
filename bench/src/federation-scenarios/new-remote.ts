import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireFreePort, run, start, stop, waitFor } from '../child-processes.ts'
import { openBrowserPage, waitForHydration } from '../federation-faults/visit.ts'
import { registryOf } from '../federation-releases/registry.ts'
import type { Target } from '../measurement.ts'
import { ports, squadOrigin, workFolder } from '../paths-and-ports.ts'
import { logProgress } from '../progress.ts'
import { median } from '../statistics.ts'
import { copyWorkspace } from './copy-workspace.ts'
import type { Scenario } from './scenario.ts'
import { scenarioTargets } from './scenario-targets.ts'
import type { TestBed } from './test-bed.ts'

const remote = 'mf-bench-paths'

/** From the first command to the page of the new remote in the production site, as a squad would go; milliseconds. */
const timeScaffold = async (stage: TestBed, folder: string): Promise<number> => {
  const { client } = registryOf(stage.site)
  const { origin, token = '' } = client.connection
  const jobspan = (...words: string[]) =>
    run(process.execPath, [join(folder, 'cli/bin/jobspan.mjs'), ...words], {
      cwd: folder,
      env: { ...process.env, JOBSPAN_REGISTRY: origin, JOBSPAN_TOKEN: token },
    })
  const begun = performance.now()
  await jobspan('new', remote, '--path', '/bench-paths')
  await jobspan('release', remote)
  await jobspan('promote', remote, '--country', 'sg', '--yes', '--reason', 'measured by the bench')
  const visit = await openBrowserPage(stage.browser, stage.site.port)
  try {
    while (performance.now() - begun < 300_000) {
      const answer = await visit.page.goto(`${visit.origin}/en-us/bench-paths`, { waitUntil: 'load' })
      if (answer?.status() === 200 && (await waitForHydration(visit.page, 'main h1', 5000)) !== null)
        return performance.now() - begun
      await visit.page.waitForTimeout(250)
    }
    return Number.POSITIVE_INFINITY
  } finally {
    await visit.close()
  }
}

type Edits = { shown: number[]; lost: number }

/** Where an edit is looked at: which program below the workspace serves the remote, in which folder, when it is ready, and the page to open. */
type Place = { label: string; program: string[]; cwd: string; ready: string; site: number; query: string }

const places = (stage: TestBed): Record<'local' | 'deployed', Place> => ({
  local: {
    label: 'the site in development',
    program: ['scripts/dev.ts'],
    cwd: '',
    ready: '/healthz',
    site: ports.development,
    query: '',
  },
  deployed: {
    label: 'the remote for the deployed site',
    program: ['node_modules/@rspack/cli/bin/rspack.js', 'serve'],
    cwd: 'mf-search',
    ready: '/release.json',
    site: stage.site.port,
    query: `?override=mf-search@${squadOrigin}`,
  },
})

/** Edits a component of a remote on disk, with words typed into it. */
const timeEdits = async (stage: TestBed, place: Place, folder: string, rounds: number): Promise<Edits> => {
  const port = ports.development
  const log = join(workFolder, 'logs/dev.log')
  await requireFreePort(port)
  const [program = '', ...words] = place.program
  const child = await start(process.execPath, [join(folder, program), ...words], log, {
    cwd: join(folder, place.cwd),
    env: {
      ...process.env,
      DATABASE_URL: '',
      NODE_ENV: '',
      PORT: String(port),
      REMOTE_PORT: String(port),
      SITE: `http://localhost:${stage.site.port}`,
      DATA_DIR: join(workFolder, 'dev-data'),
    },
  })
  const ready = async () => (await fetch(`http://127.0.0.1:${port}${place.ready}`)).ok
  const file = join(folder, 'mf-search/src/features/search-form/search-form.tsx')
  const source = readFileSync(file, 'utf8')
  const form = /<Form\b/
  if (!form.test(source)) throw new Error('the search form is no longer what this file knows')
  try {
    await waitFor(place.label, child, ready, { seconds: 300, log })
    const { page, origin, close } = await openBrowserPage(stage.browser, place.site)
    try {
      await page.goto(`${origin}/en-us/jobs-hiring/job-search${place.query}`, { waitUntil: 'load' })
      await waitForHydration(page, 'main form input', 30_000)
      const field = page.locator('main form input').first()
      await field.fill('nurse')
      const edits: Edits = { shown: [], lost: 0 }
      for (let round = 1; round <= rounds; round += 1) {
        const begun = performance.now()
        writeFileSync(file, source.replace(form, `<Form data-edit="${round}"`))
        await page.locator(`form[data-edit="${round}"]`).first().waitFor({ state: 'attached', timeout: 30_000 })
        edits.shown.push(performance.now() - begun)
        if ((await field.inputValue()) !== 'nurse') edits.lost += 1
        logProgress(`edit ${round}: ${edits.shown.at(-1)?.toFixed(0)} ms${edits.lost > 0 ? ', state lost' : ''}`)
        await page.waitForTimeout(1500)
      }
      return edits
    } finally {
      await close()
    }
  } finally {
    await stop(child)
    writeFileSync(file, source)
  }
}

const shownIn = (target: Target, { shown }: Edits) => ({
  ...target,
  value: median(shown) / 1000,
  note: `slowest of ${shown.length} ${(Math.max(...shown) / 1000).toFixed(2)} s`,
})

/** Line 11, what of it can be timed: a remote from the scaffold in the deployed shell, and edits in development and in that shell. */
export const measureNewRemote: Scenario = async (stage, { quick }) => {
  const folder = copyWorkspace()
  const { local, deployed } = places(stage)
  const rounds = quick ? 2 : 5
  const inLocal = await timeEdits(stage, local, folder, rounds)
  const inDeployed = await timeEdits(stage, deployed, folder, rounds)
  const scaffold = await timeScaffold(stage, folder)
  return {
    title: 'A new remote, and an edit',
    how: 'In a copy of the workspace. The whole local site in development (`npm run dev`), then one remote inside the production site by an override (`npm run dev -w mf-search`): words are typed into the search form, then its component is edited on disk; time runs from the write until the browser shows it. Then `jobspan new`, `release` and `promote` against the production site, until its page is alive there.',
    measurements: [
      shownIn(scenarioTargets.editShown, inLocal),
      shownIn(scenarioTargets.editShownDeployed, inDeployed),
      { ...scenarioTargets.stateLost, value: inLocal.lost + inDeployed.lost },
      { ...scenarioTargets.scaffoldRuns, value: scaffold / 1000 },
    ],
  }
}
