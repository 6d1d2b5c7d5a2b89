const app = '^(mf-[^/]+|shell|shared-features|api|cli|registry(/console)?)/src'

/** The areas of the API. An area imports only areas of the rows above its own; the files at the root of `api/src` import any. */
const apiAreas = [
  'platform',
  'members',
  'config|ai|occupations',
  'companies',
  'notifications|webhooks',
  'identity',
  'profile|courses',
  'jobs|invitations',
  'chats',
  'applications',
  'search|import|job-match|interviews|rewards',
  'auth',
  'job-alerts|employer',
  'account',
  'moderation',
]
/** The areas of the registry, in the same way. */
const registryAreas = [
  'platform',
  'audit',
  'keys|people|alerts|releases',
  'documents|rollout|console|errors|marketplace',
  'telemetry',
]
/** Where an area of the API declares its tables. Who reads whose is held by `scripts/checks/area-tables.test.ts`. */
const apiTables = '^api/src/[^/]+/tables(\\.ts$|/)'
const testCode = '\\.test\\.ts$|-fixture\\.ts$'

/** What each room of the shell's browser code imports, beside itself and single files such as `texts.ts`. Nothing imports `boot`. */
const shellRooms = {
  boot: [
    'telemetry',
    'release-updates',
    'navigation',
    'overlays',
    'federation',
    'frame',
    'sign-in',
    'session',
    'query-cache',
  ],
  telemetry: ['release-updates', 'navigation', 'federation'],
  'release-updates': ['navigation', 'overlays', 'federation'],
  navigation: ['overlays', 'federation', 'frame'],
  overlays: ['federation'],
  federation: [],
  pages: ['sign-in', 'session', 'frame', 'legal'],
  'sign-in': ['session'],
  frame: ['session', 'notifications'],
  notifications: [],
  session: ['query-cache'],
  'query-cache': [],
  legal: [],
  'service-worker': [],
}

const shellRoomRules = Object.entries(shellRooms).map(([room, imports]) => ({
  name: `shell-${room}-imports-one-way`,
  severity: 'error',
  comment: 'The rooms of the shell import each other in one direction, listed in `shellRooms`.',
  from: { path: `^shell/src/${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^shell/src/[^/]+/', pathNot: `^shell/src/(${[room, ...imports, 'locales'].join('|')})/` },
}))

/** Imports go one way: mf-* and shell → shared-features → shared-kit; api and registry → contracts and kit-server; contracts → zod only. */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A cycle hides which of two modules rests on the other.',
      from: {},
      to: { circular: true },
    },
    ...apiAreas.map((areas, row) => ({
      name: 'api-areas-import-one-way',
      severity: 'error',
      comment:
        'Areas that import each other can only be understood together. What two of them need moves to an area above.',
      from: { path: `^api/src/(${areas})/`, pathNot: `${testCode}|${apiTables}` },
      to: { path: '^api/src/', pathNot: `^api/src/(${['$1', ...apiAreas.slice(0, row)].join('|')})/|${apiTables}` },
    })),
    {
      name: 'api-tables-know-tables',
      severity: 'error',
      comment: 'Tables refer to the tables of other areas by foreign keys, and to nothing else of them.',
      from: { path: apiTables },
      to: { path: '^api/src/', pathNot: `${apiTables}|^api/src/jobs/job-place\\.ts$` },
    },
    {
      name: 'api-areas-are-declared',
      severity: 'error',
      comment: 'A new area gets its place in the table at the top of this file.',
      from: { path: '^api/src/[^/]+/', pathNot: `^api/src/(${apiAreas.join('|')}|testing)/` },
      to: { path: '^api/src/' },
    },
    {
      name: 'images-hold-no-demonstration',
      severity: 'error',
      comment:
        'The API loads `demo/src/stand-ins.ts` by its address where its settings ask for it; nothing else knows it.',
      from: {
        path: '^(mf-[^/]+|shell|api|cli|registry|shared-kit|shared-features|packages)/',
        pathNot: `${testCode}|/testing/`,
      },
      to: { path: '^demo/' },
    },
    ...registryAreas.map((areas, row) => ({
      name: 'registry-areas-import-one-way',
      severity: 'error',
      comment: 'As in the API: what two areas need from each other moves to an area above.',
      from: { path: `^registry/src/(${areas})/`, pathNot: testCode },
      to: { path: '^registry/src/', pathNot: `^registry/src/(${['$1', ...registryAreas.slice(0, row)].join('|')})/` },
    })),
    {
      name: 'registry-areas-are-declared',
      severity: 'error',
      comment: 'A new area gets its place in the table at the top of this file.',
      from: { path: '^registry/src/[^/]+/', pathNot: `^registry/src/(${registryAreas.join('|')}|testing)/` },
      to: { path: '^registry/src/' },
    },
    {
      name: 'job-index-knows-no-search',
      severity: 'error',
      comment: 'Searches are built on the index; the index serves them without knowing them.',
      from: { path: '^api/src/search/job-index/', pathNot: testCode },
      to: { path: '^api/src/search/(?!job-index/|tables\\.ts$)' },
    },
    {
      name: 'search-routes-ask-the-port',
      severity: 'error',
      comment: 'Routes ask a JobSearch, so that another engine can answer them.',
      from: { path: '^api/src/search/[^/]+-routes\\.ts$' },
      to: {
        path: '^api/src/search/(job-index/|(find-jobs|job-facets|job-relaxations|match-count|title-suggestions)\\.ts$)',
      },
    },
    {
      name: 'uploads-are-limited',
      severity: 'error',
      comment: 'Who read forms of their own did not count how many uploads one had at once: `registerUploads` does.',
      from: { path: '^api/src/', pathNot: '^api/src/profile/resumes/(register-uploads|receive-upload)' },
      to: { path: '(^|/)node_modules/@fastify/multipart/' },
    },
    {
      name: 'remotes-stand-alone',
      severity: 'error',
      comment: 'A remote is released on its own: it never imports another remote, the shell or a service.',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^(mf-[^/]+|shell|api|registry)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-reaches-remotes-by-federation',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-[^/]+|api|registry)/' },
    },
    {
      name: 'kit-knows-nobody',
      severity: 'error',
      from: { path: '^(shared-kit|packages)/' },
      to: { path: '^(mf-[^/]+|shell|shared-features|api|registry|cli|demo)/' },
    },
    {
      name: 'shared-features-know-the-kit-only',
      severity: 'error',
      comment:
        'Remotes and the shell bundle them, each what it uses. None needs another, but for lists, how a part has texts of its own, and the fields of an account.',
      from: { path: '^shared-features/src/([^/]+)/' },
      to: {
        path: '^(mf-[^/]+|shell|api|registry|cli|demo|packages|shared-features)/',
        pathNot: '^shared-features/src/($1|lists|part-texts|account)/',
      },
    },
    {
      name: 'services-know-contracts-and-kit-server-only',
      severity: 'error',
      comment:
        'A service shares the words of the wire with the site, not its interface. The console is a page, not a service.',
      from: { path: '^(api|cli|registry|packages)/', pathNot: '^registry/console/' },
      to: { path: '^(shared-kit/src/(?!contracts/|timing\\.ts$)|shared-features/|mf-[^/]+/|shell/)' },
    },
    {
      name: 'kit-server-stays-on-servers',
      severity: 'error',
      comment: 'A database does not belong in a page.',
      from: { path: '^(mf-[^/]+/|shell/src/|registry/console/|shared-kit/src/|shared-features/)' },
      to: { path: '^packages/kit-server/src/' },
    },
    {
      name: 'console-knows-the-kit-only',
      severity: 'error',
      comment: 'It talks to the registry over HTTP, like anyone else.',
      from: { path: '^registry/console/' },
      to: { path: '^(mf-[^/]+|shell|shared-features|api|registry/(?!console/))' },
    },
    {
      name: 'services-are-apart',
      severity: 'error',
      comment: 'The command line speaks to the registry over HTTP; only its tests start one.',
      from: { path: '^(api|registry|cli)/', pathNot: '^cli/src/(testing/|.*\\.test\\.ts$)' },
      to: { path: '^(api|registry|cli)/', pathNot: '^$1/' },
    },
    {
      name: 'contracts-rest-on-zod',
      severity: 'error',
      from: { path: '^shared-kit/src/contracts/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^shared-kit/src/contracts/|(^|/)node_modules/zod/' },
    },
    {
      name: 'contracts-of-areas-rest-on-those-of-the-platform',
      severity: 'error',
      comment: 'All contracts import what is in `platform`, which therefore knows none of them.',
      from: { path: '^shared-kit/src/contracts/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shared-kit/src/contracts/(?!platform/)' },
    },
    {
      name: 'features-stand-beside-each-other',
      severity: 'error',
      comment: 'Pages compose features; a feature that needs another is one idea with it, or the kit’s.',
      from: { path: '^((?:mf-[^/]+|shell|registry/console)/src/features)/([^/]+)/' },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    {
      name: 'code-flows-from-features-to-pages',
      severity: 'error',
      from: { path: '^(mf-[^/]+|registry/console)/src/features/' },
      to: { path: '^$1/src/(pages/|remote\\.ts$)' },
    },
    ...shellRoomRules,
    {
      name: 'shell-files-serve-all-rooms',
      severity: 'error',
      comment: 'Every room imports these files, so they import no room.',
      from: { path: '^shell/src/(boot-data|scheduling|texts|document-css)\\.ts$' },
      to: { path: '^shell/src/(?!locales/|sign-in/locales/)[^/]+/' },
    },
    {
      name: 'tests-are-not-shipped',
      severity: 'error',
      from: { path: app, pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '\\.test\\.tsx?$|^(shared-kit|packages/kit-server)/src/testing/' },
    },
    {
      name: 'declared-dependencies-only',
      severity: 'error',
      from: {
        path: '^(mf-[^/]+|shell|api|cli|registry(/console)?|shared-kit|shared-features|packages/kit-server)/src',
        pathNot: '(\\.(test|demo)|-fixture)\\.tsx?$|/testing/',
      },
      to: { dependencyTypes: ['unknown', 'npm-no-pkg'] },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|drizzle|last-release)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
