import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  fetchDocument,
  readDocument,
  signWithRegistryKey,
  signWithUntrustedKey,
  startFakeRegistry,
  swapPayload,
  unsigned,
} from '../federation-faults/fake-registry.ts'
import { registryOf } from '../federation-releases/registry.ts'
import { remotesOf } from '../federation-releases/remotes-of.ts'
import { logProgress } from '../progress.ts'
import { fetchPage } from '../site.ts'
import type { Scenario } from './scenario.ts'
import { scenarioTargets } from './scenario-targets.ts'

const country: CountryKey = 'sg'
const remote = 'mf-search'

const untilSo = async (what: string, isSo: () => Promise<boolean>) => {
  for (
    const end = performance.now() + 30_000;
    !(await isSo());
    await new Promise((resolve) => setTimeout(resolve, 100))
  )
    if (performance.now() > end) throw new Error(`waited half a minute for ${what}`)
}

/** Line 4: a registry that lies. Each document would switch a remote off if it were believed. */
export const measureForgedDocument: Scenario = async (stage) => {
  const { site } = stage
  const registry = registryOf(site)
  const served = async () => JSON.stringify(await remotesOf(site, country))
  const expected = await served()
  // A document from before, in which the remote was off: good in its day, and signed by the true key. The shell follows each
  // change first, or a true one that it learns of late would pass for a false one that it took.
  await registry.change(remote, [country], { kind: 'toggle', enabled: false })
  const replayed = await fetchDocument(registry.origin, country)
  await untilSo('the remote to go', async () => (await served()) !== expected)
  await registry.change(remote, [country], { kind: 'toggle', enabled: true })
  await untilSo('the remote to come back', async () => (await served()) === expected)
  const genuine = await fetchDocument(registry.origin, country)
  const other = await fetchDocument(registry.origin, 'hk')
  const document = readDocument(genuine)
  const off = {
    ...document,
    serial: document.serial + 1000,
    remotes: document.remotes.map((each) => (each.name === remote ? { ...each, enabled: false } : each)),
  }
  const forged: Record<string, string> = {
    'signed with an unknown key': await signWithUntrustedKey(genuine, off, false),
    'signed with an unknown key under the true one’s name': await signWithUntrustedKey(genuine, off, true),
    'another content under a true signature': swapPayload(genuine, off),
    'no signature': unsigned(off),
    replayed,
    'of another country': other,
    'signed truly, but with a file without its hash': await signWithRegistryKey(site, genuine, {
      ...off,
      remotes: off.remotes.map((each) => ({
        ...each,
        current: {
          ...each.current,
          files: Object.fromEntries(
            Object.entries(each.current.files).map(([file, entry]) => [file, { ...entry, integrity: '' }]),
          ),
        },
      })),
    }),
    'cut off in the middle': genuine.slice(0, genuine.length / 2),
    'not a document': '<html>maintenance</html>',
  }
  const taken: string[] = []
  const lost: string[] = []
  const impostor = await startFakeRegistry(site)
  try {
    for (const [kind, token] of Object.entries(forged)) {
      await impostor.serve(country, token)
      const isTaken = (await served()) !== expected
      if (isTaken) taken.push(kind)
      await fetchPage(site.port, `${country}.localhost`, '/en-us/jobs-hiring/job-search').catch(() => lost.push(kind))
      logProgress(`${kind}: ${isTaken ? 'TAKEN' : 'refused'}`)
    }
  } finally {
    await impostor.restoreRegistry()
  }
  const note = (list: string[]) => (list.length > 0 ? { note: list.join('; ') } : {})
  return {
    title: 'A forged registry document',
    how: `The registry is killed and another server answers in its place with ${Object.keys(forged).length} documents, one after the other: ${Object.keys(forged).join('; ')}. Each would switch ${remote} off. The shell’s server hears of each over the stream and asks twice; then what it serves is compared with before.`,
    measurements: [
      { ...scenarioTargets.forgedTaken, value: taken.length, ...note(taken) },
      { ...scenarioTargets.lastGoodLost, value: lost.length, ...note(lost) },
    ],
  }
}
