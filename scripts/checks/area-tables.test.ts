import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { declaredTables, importedTables, tablesNamedAsText } from './area-tables.ts'

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'api/src/**/*.ts', 'demo/src/**/*.ts'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && existsSync(path))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
const tables = sources.flatMap(({ path, source }) => declaredTables(path, source))

// Import rules see who reads a table only where SQL names it through its object.
test('a table named as text in SQL is seen, wherever it stands', () => {
  const planted = [
    `sql\`select id from users where id = \${id} and \${has ? sql\`exists (select from chats)\` : sql\`\`}\``,
    `sql<number>\`select \${users.id} from \${users} join jobs on true\``,
    "sql.raw('order by recruiters.name')",
    "client.query('lock table outbox')",
    "sql`select 'sessions'::regclass`",
  ]
  expect(planted.map((source) => tablesNamedAsText(source, tables).join())).toEqual([
    'chats,users',
    'jobs',
    'recruiters',
    'outbox',
    'sessions',
  ])
  const allowed = `sql\`select settings.switches from \${notificationSettings} as settings -- attempts of users\``
  expect(tablesNamedAsText(allowed, tables)).toEqual([])
})

test('SQL names tables through their objects', () => {
  const faults = sources.flatMap(({ path, source }) =>
    tablesNamedAsText(source, tables).map((name) => `${path} ${name}`),
  )
  expect(faults).toEqual([])
})

/**
 * Tables that other areas read or write than their owner, and which: the list only shrinks. A list that shows names joins the few rows
 * that nearly all of the marketplace is about; what else an area needs of another, it asks the owner for (docs/architecture.md#who-owns-which-tables).
 */
const crossings: Record<string, { areas: string[]; why: string }> = {
  applications: {
    areas: ['employer', 'jobs'],
    why: 'recruiters list them, with the member’s name; a card says that the visitor applied',
  },
  chats: { areas: ['employer'], why: 'recruiters list them, with the member’s name' },
  companies: {
    areas: [
      'applications',
      'chats',
      'employer',
      'identity',
      'interviews',
      'jobs',
      'moderation',
      'profile',
      'rewards',
      'search',
    ],
    why: 'nearly every list shows name and logo; jobs count their open ones there',
  },
  employer_organisations: { areas: ['platform'], why: 'calls of employers are authenticated before any area is asked' },
  job_texts: { areas: ['search'], why: 'similar jobs compare skills' },
  jobs: {
    areas: ['applications', 'chats', 'employer', 'interviews', 'job-alerts', 'moderation', 'search'],
    why: 'what nearly every list is about; search reads its index from the rows',
  },
  operators: { areas: ['platform'], why: 'calls of operators are authenticated before any area is asked' },
  recruiters: {
    areas: ['applications', 'chats', 'employer', 'interviews', 'jobs', 'profile', 'rewards'],
    why: 'lists show who wrote, looked or decided; an import adds whom a posting names',
  },
  sessions: {
    areas: ['auth', 'chats', 'platform'],
    why: 'every call reads one; sign-in writes them; the messaging session ends with its own',
  },
  users: {
    areas: [
      'account',
      'auth',
      'chats',
      'employer',
      'invitations',
      'job-alerts',
      'jobs',
      'moderation',
      'notifications',
      'platform',
      'profile',
      'rewards',
    ],
    why: 'the account itself: name, address, language and what was verified',
  },
}

test('a table is touched by the area that owns it, but for those that are listed', () => {
  const planted = "import { outbox as queued, type Mail } from '../notifications/tables.ts'"
  expect(importedTables('api/src/chats/send.ts', planted, tables).map(({ name }) => name)).toEqual(['outbox'])

  const found: Record<string, Set<string>> = {}
  for (const { path, source } of sources) {
    // Tests write rows of every area, as no route does.
    const area = /^api\/src\/(?!testing\/)([^/]+)\//.exec(path)?.[1]
    if (area === undefined || /\.test\.ts$|-fixture\.ts$/.test(path) || declaredTables(path, source).length > 0)
      continue
    for (const table of importedTables(path, source, tables))
      if (table.area !== area) {
        found[table.name] ??= new Set()
        found[table.name]?.add(area)
      }
  }
  const areasOf = Object.entries(found).map(([name, areas]) => [name, [...areas].sort()])
  expect(Object.fromEntries(areasOf)).toEqual(
    Object.fromEntries(Object.entries(crossings).map(([name, { areas }]) => [name, areas])),
  )
})

test('docs/architecture.md says which area owns which tables', () => {
  const stated = [
    ...readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| `([a-z-]+)` \| ((?:`[a-z_]+`(?:, )?)+) \|$/gm),
  ]
  expect(
    stated.flatMap(([, area, names = '']) => names.split(', ').map((name) => `${area} ${name.slice(1, -1)}`)),
  ).toEqual(tables.map(({ area, name }) => `${area} ${name}`).sort())
})
