import {
  findConflicts,
  findDuplicateContributions,
  findDuplicateRoutes,
  findShellConflicts,
  findUnknownSlots,
} from '@jobspan/kit-server/compatibility/find-conflicts'
import { findIncompatibilities } from '@jobspan/kit-server/compatibility/find-incompatibilities'
import { findNavigationFaults } from '@jobspan/kit-server/compatibility/find-navigation-faults'
import { getRelease, listReleases, listShells } from '@jobspan/shared-kit/contracts/registry/releases'
import { getOverview } from '@jobspan/shared-kit/contracts/registry/rollout'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import type { RegistryClient } from '../client/registry-client.ts'
import type { BuildContents } from '../release/read-build-contents.ts'
import type { Report } from '../terminal.ts'

/** What the workspace's own shell provides. */
export type WorkspaceShell = { build: string; contract: string; shared: Record<string, string> }

type Finding = {
  subject: string
  against: string
  faults: string[]
  /** Another shell may mend it. */
  isOfShell?: true
}

const report = (findings: readonly Finding[], nothing = ''): Report => {
  const failed = findings.some(({ faults }) => faults.length > 0)
  const lines = findings.flatMap(({ subject, against, faults }) => [
    `${faults.length > 0 ? '✗' : '✓'} ${subject} with ${against}`,
    ...faults.map((fault) => `    ${fault}`),
  ])
  const isOfShell = findings.some((finding) => finding.isOfShell && finding.faults.length > 0)
  const orShell = isOfShell ? ', or release the shell first' : ''
  const next = failed ? [`Nothing was published. Mend what is named above${orShell}.`] : []
  return {
    lines: findings.length > 0 ? [...lines, ...next] : [nothing],
    json: { fits: !failed, findings: findings.map(({ isOfShell: _, ...finding }) => finding) },
    failed,
  }
}

/** What its build found wrong in a package; nothing where that is nothing. */
const findingsOf = (subject: string, own: BuildContents['faults'] | undefined): Finding[] =>
  [
    { subject, against: 'texts in every language', faults: own?.texts ?? [] },
    { subject, against: 'the packages that it declares', faults: own?.packages ?? [] },
    { subject, against: 'the inputs that its build id counts', faults: own?.inputs ?? [] },
  ].filter(({ faults }) => faults.length > 0)

/** Releases that serve visitors somewhere: current or canary of any country. */
const runningReleases = async (client: RegistryClient): Promise<Release[]> => {
  const { remotes } = await client.call(getOverview)
  const running: Release[] = []
  for (const { name, cells } of remotes) {
    const builds = new Set(cells.flatMap(({ current, canary }) => [current, canary?.build ?? null]))
    for (const build of builds)
      if (build) running.push(await client.call(getRelease, { params: { remote: name, build } }))
  }
  return running
}

/**
 * A remote of this workspace against the shells that run, by the registry's judgement of which those are, and against the routes
 * and slots of the other remotes. `own` is what its build found wrong in it. Fails where no shell is known: nothing was looked at then.
 */
export const checkRemote = async (
  client: RegistryClient,
  release: Release,
  own?: BuildContents['faults'],
): Promise<Report> => {
  // A registry of the former release does not say which run.
  const shells = (await client.call(listShells)).filter(({ runs }) => runs !== false)
  const others = await runningReleases(client)
  const subject = `${release.name} ${release.build}`
  const unknown = 'no shell has announced itself within the last day: start the site that it is for, then check again'
  const taken = [
    ...findDuplicateRoutes(release).map((path) => `route ${path} is there twice; leave one`),
    ...findDuplicateContributions(release).map((name) => `${name} is there twice; leave one`),
    ...findNavigationFaults(release),
    ...findConflicts(release, others),
    ...findUnknownSlots(release, others),
  ]
  return report([
    ...shells.map(
      (shell): Finding => ({
        subject,
        against: `shell ${shell.build}`,
        faults: [...findIncompatibilities(release, shell), ...findShellConflicts(release, shell)],
        isOfShell: true,
      }),
    ),
    ...(shells.length === 0 ? [{ subject, against: 'a shell', faults: [unknown] }] : []),
    { subject, against: 'the other remotes', faults: [...new Set(taken)] },
    ...findingsOf(subject, own),
  ])
}

/** The reverse: this workspace's shell against every release that runs, and the newest of each remote. */
export const checkShell = async (
  client: RegistryClient,
  shell: WorkspaceShell,
  own?: BuildContents['faults'],
): Promise<Report> => {
  const releases = await runningReleases(client)
  const { remotes } = await client.call(getOverview)
  for (const { name } of remotes) {
    const [newest] = await client.call(listReleases, { params: { remote: name } })
    if (newest && !releases.some((entry) => entry.name === name && entry.build === newest.build))
      releases.push(await client.call(getRelease, { params: { remote: name, build: newest.build } }))
  }
  const subject = `shell ${shell.build}`
  return report(
    [
      ...releases.map((release) => ({
        subject,
        against: `${release.name} ${release.build}`,
        faults: findIncompatibilities(release, shell),
      })),
      ...findingsOf(subject, own),
    ],
    'No remote has a release yet.',
  )
}
