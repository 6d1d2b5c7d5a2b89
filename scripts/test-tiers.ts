import { dirname, matchesGlob } from 'node:path'

type SlowTest = {
  /** Beside the files of its own folder, what can break it. */
  paths: readonly string[]
  /** How long it takes on two cores, with the start of its programs. */
  seconds: number
}

/**
 * Tests of the night that a change brings along. A `*.slow.test.ts` that has no line here belongs to the files of its own folder, and is
 * taken to last `usualSeconds`; journeys are brought along only by their line.
 */
const slowTests: Record<string, SlowTest> = {
  'api/src/start.slow.test.ts': {
    paths: ['api/src/*.ts', 'api/src/platform/settings/**', 'api/src/background-tasks.ts'],
    seconds: 30,
  },
  'api/src/operations.slow.test.ts': {
    paths: [
      'docs/operations.md',
      'packages/kit-server/src/database*',
      'packages/kit-server/src/testing/replicated-postgres.ts',
    ],
    seconds: 20,
  },
  'api/src/reads-from-standby.slow.test.ts': {
    paths: [
      'api/src/platform/database/**',
      'api/src/platform/http/read-own-writes.ts',
      'api/src/chats/websocket/send-event.ts',
      'packages/kit-server/src/database*',
    ],
    seconds: 15,
  },
  'api/src/identity/identity-traces.slow.test.ts': {
    paths: ['api/src/identity/**', 'api/src/platform/http/**'],
    seconds: 10,
  },
  'api/src/identity/client/mockpass.slow.test.ts': { paths: ['api/src/identity/**'], seconds: 10 },
  'api/src/chats/websocket/websocket-processes.slow.test.ts': {
    paths: ['api/src/chats/**', 'api/src/platform/database/**'],
    seconds: 15,
  },
  'api/src/moderation/rewards/killed-payout.slow.test.ts': {
    paths: ['api/src/rewards/{ledger,payouts,withdrawals}/**', 'api/src/moderation/rewards/**'],
    seconds: 15,
  },
  'cli/src/releases-and-doctor.slow.test.ts': { paths: ['cli/src/**', 'registry/src/releases/**'], seconds: 10 },
  'registry/src/start.slow.test.ts': { paths: ['registry/src/*.ts', 'registry/src/platform/**'], seconds: 15 },
  'registry/src/replicas.slow.test.ts': { paths: ['registry/src/{documents,rollout,platform}/**'], seconds: 15 },
  'scripts/start-up.slow.test.ts': {
    paths: ['scripts/*.ts', '{api,registry}/src/start.ts', 'shell/server/*.ts'],
    seconds: 30,
  },
  'scripts/compile-programs.slow.test.ts': {
    paths: ['{api,registry}/src/main.ts', 'shell/server/main.ts', 'packages/kit-server/src/run-service.ts'],
    seconds: 10,
  },
  'scripts/backup.slow.test.ts': {
    paths: ['scripts/{backup,restore,databases}.ts', 'packages/kit-server/src/database*'],
    seconds: 30,
  },
  'scripts/process-group.slow.test.ts': { paths: ['scripts/{process-group,supervise,start,dev}.ts'], seconds: 5 },
  'scripts/start-failures.slow.test.ts': { paths: ['{api,registry}/src/start.ts'], seconds: 15 },
  'scripts/stand-ins.slow.test.ts': {
    paths: ['scripts/{start,start-settings}.ts', 'api/src/platform/http/stand-in*', 'demo/src/**'],
    seconds: 10,
  },
  'scripts/identity-through-shell.slow.test.ts': {
    paths: ['shell/server/**', 'api/src/identity/**', 'demo/src/singpass/**'],
    seconds: 10,
  },
  'scripts/traces-through-shell.slow.test.ts': {
    paths: ['shell/server/**', 'packages/kit-server/src/**'],
    seconds: 10,
  },
  'scripts/packages/own-repository.slow.test.ts': {
    paths: ['packages/**', 'cli/{src,templates}/**', 'build/*', 'scripts/packages/**'],
    seconds: 60,
  },
  'api/src/search/opensearch/opensearch-job-search.slow.test.ts': {
    paths: ['api/src/search/*.ts', 'api/src/search/query-understanding/*.ts', 'scripts/opensearch/*'],
    seconds: 90,
  },
  'api/src/search/opensearch/newest-sample.slow.test.ts': { paths: ['scripts/opensearch/*'], seconds: 60 },
  'api/src/search/opensearch/opensearch-cluster.slow.test.ts': { paths: ['scripts/opensearch/*'], seconds: 90 },
  'api/src/search/opensearch/job-feed.slow.test.ts': {
    paths: ['api/src/search/job-index/job-changes.ts', 'scripts/opensearch/*'],
    seconds: 60,
  },
  'scripts/checks/helm-chart.slow.test.ts': { paths: ['deploy/**', '**/settings.ts'], seconds: 5 },
  'scripts/checks/image-files.slow.test.ts': { paths: ['Dockerfile', '.dockerignore', '**/package.json'], seconds: 5 },
  'scripts/checks/import-rules.slow.test.ts': { paths: ['.dependency-cruiser.mjs'], seconds: 5 },
  'scripts/checks/linear-patterns.slow.test.ts': { paths: ['api/src/{profile,platform/text}/**'], seconds: 15 },
  'scripts/checks/workflows.slow.test.ts': { paths: ['**/.github/workflows/*'], seconds: 5 },
  'scripts/checks/commands.slow.test.ts': {
    paths: ['CONTRIBUTING.md', 'docs/commands.md', 'package.json', 'scripts/*'],
    seconds: 60,
  },
  'shell/server/proxy/early-reply.slow.test.ts': {
    paths: ['shell/server/*.ts', 'packages/kit-server/src/http/**'],
    seconds: 5,
  },
  'shell/server/registry/outage.slow.test.ts': { paths: ['shell/server/releases/**'], seconds: 5 },
  'e2e/src/release-workflow.spec.ts': {
    paths: ['registry/src/{rollout,documents}/**', 'cli/src/{release,change}/**'],
    seconds: 75,
  },
  'e2e/src/override.spec.ts': { paths: ['shell/src/federation/**', 'cli/src/preview/**'], seconds: 20 },
  'e2e/src/last-release.spec.ts': {
    paths: ['release-compatibility/*', 'shared-kit/src/contracts/remotes/remote-contract*'],
    seconds: 45,
  },
  'e2e/src/console.spec.ts': { paths: ['registry/console/**'], seconds: 15 },
  'e2e/src/telemetry.spec.ts': { paths: ['shell/src/telemetry/**', 'registry/src/telemetry/**'], seconds: 30 },
  'e2e/src/overlays.spec.ts': { paths: ['shell/src/overlays/**'], seconds: 30 },
}

const usualSeconds = 20
/** So long at most, and what is left over is said. */
const secondsForSlowTests = 120

const isSlow = (file: string) => file.endsWith('.slow.test.ts')

/**
 * The slow tests that a change brings along, the changed ones first, and those for which there is no time.
 *
 * @param files all files of the repository, as paths from the root
 * @param maxSeconds how long they may take together
 */
export const slowTestsOf = (changed: readonly string[], files: readonly string[], maxSeconds = secondsForSlowTests) => {
  const known = files.filter((file) => isSlow(file) || file in slowTests)
  const isTouched = (test: string) => {
    const paths = [...(isSlow(test) ? [`${dirname(test)}/*`] : [test]), ...(slowTests[test]?.paths ?? [])]
    return changed.some((file) => paths.some((path) => matchesGlob(file, path)))
  }
  const touched = known.filter(isTouched).toSorted((a, b) => Number(changed.includes(b)) - Number(changed.includes(a)))
  let seconds = 0
  const taken = touched.filter((test) => {
    const itsSeconds = slowTests[test]?.seconds ?? usualSeconds
    if (seconds + itsSeconds > maxSeconds) return false
    seconds += itsSeconds
    return true
  })
  return { taken, left: touched.filter((test) => !taken.includes(test)) }
}

/** Names in the table that no file has. */
export const unknownSlowTests = (files: readonly string[]): string[] =>
  Object.keys(slowTests).filter((test) => !files.includes(test))
/** Paths in the table that no file matches. */
export const unmatchedPaths = (files: readonly string[]): string[] =>
  Object.values(slowTests)
    .flatMap(({ paths }) => paths)
    .filter((path) => !files.some((file) => matchesGlob(file, path)))
