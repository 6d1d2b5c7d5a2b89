import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bucketEnvironment, tracingEnvironment } from '@jobspan/kit-server'
import { z } from 'zod'
import { apiEnvironment } from '../api/src/platform/settings/settings.ts'
import { registryEnvironment } from '../registry/src/platform/settings/settings.ts'
import { shellEnvironment } from '../shell/server/env.ts'

type Schema = z.core.$ZodType
type Shape = Readonly<Record<string, Schema>>
type Variable = { name: string; description: string; shownDefault: string; programs: string[] }

/** The default of a schema, below what it is transformed by. */
const findDefault = (schema: Schema): unknown => {
  const { def } = schema._zod
  if (def.type === 'default') return (def as z.core.$ZodDefaultDef).defaultValue
  return def.type === 'pipe' ? findDefault((def as z.core.$ZodPipeDef).in) : undefined
}

const formatDefault = (schema: Schema): string => {
  const shown = z.globalRegistry.get(schema as z.ZodType)?.shownDefault
  if (typeof shown === 'string') return shown
  const value = findDefault(schema)
  if (value === undefined || value === '') return 'none'
  return typeof value === 'boolean' ? String(Number(value)) : String(value).replace(/^\.\//, '')
}

const withPrefix = (prefix: string, shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [`${prefix}_${name}`, schema]))

const shapes: Record<string, Shape> = {
  shell: { ...shellEnvironment.shape, ...tracingEnvironment.shape },
  API: { ...apiEnvironment.shape, ...tracingEnvironment.shape, ...withPrefix('FILES_S3', bucketEnvironment.shape) },
  registry: { ...registryEnvironment.shape, ...tracingEnvironment.shape, ...withPrefix('S3', bucketEnvironment.shape) },
}

/**
 * All variables in the order of the programs. One program describes a variable that several read; they may have other defaults.
 * Throws where nobody describes one.
 */
const readVariables = (): Variable[] => {
  const names = new Set(Object.values(shapes).flatMap((shape) => Object.keys(shape)))
  return [...names].map((name) => {
    const readers = Object.entries(shapes).flatMap(([program, shape]) =>
      shape[name] ? [{ program, schema: shape[name] }] : [],
    )
    const described = readers.find(({ schema }) => z.globalRegistry.get(schema as z.ZodType)?.description)
    if (!described) throw new Error(`${name}: no description beside its schema`)
    const defaults = Map.groupBy(readers, ({ schema }) => formatDefault(schema))
    const shown = z.globalRegistry.get(described.schema as z.ZodType)?.shownDefault
    return {
      name,
      description: String(z.globalRegistry.get(described.schema as z.ZodType)?.description),
      shownDefault:
        typeof shown === 'string' || defaults.size === 1
          ? formatDefault(described.schema)
          : [...defaults]
              .map(([value, users]) => `${value} (${users.map(({ program }) => program).join(', ')})`)
              .join(', '),
      programs: readers.map(({ program }) => program),
    }
  })
}

/** Variables of tools, which read them where they use them. */
const toolVariables: Variable[] = [
  ['JOBSPAN_REGISTRY', 'the registry that `npx jobspan` works with', 'the one beside `npm start`', 'jobspan'],
  ['JOBSPAN_TOKEN', 'the token with which it does so', 'the one that `npm start` wrote', 'jobspan'],
  ['JOBSPAN_TRACE', '1 prints the stack of an error', 'none', 'jobspan'],
  [
    'REMOTE_PORT',
    "port of `rspack serve` in a remote's folder; goes before `PORT`",
    '`PORT`, else 4001',
    'npm run dev -w',
  ],
  ['SITE', 'the site from which its standalone pages get their data', 'http://localhost:3000', 'npm run dev -w'],
  ['CHROMIUM_PATH', 'the browser of journeys and benchmarks', "Playwright's own, else the system's", 'tests, bench'],
  ['TEST_DATABASE_URL', 'a PostgreSQL for the tests', 'one is started where it is installed', 'tests'],
].map(([name = '', description = '', shownDefault = '', program = '']) => ({
  name,
  description,
  shownDefault,
  programs: [program],
}))

type Section = { title: string; lead: string; variables: Variable[] }

const sectionsOf = (variables: Variable[]): Section[] => {
  const isBucket = ({ name }: Variable) => /^(FILES_)?S3_/.test(name)
  const only = (program: string) => (variable: Variable) =>
    variable.programs.length === 1 && variable.programs[0] === program && !isBucket(variable)
  const of = (title: string, lead: string, isPart: (variable: Variable) => boolean): Section => ({
    title,
    lead,
    variables: variables.filter(isPart),
  })
  return [
    of('All programs', 'Read by more than one program.', ({ programs }) => programs.length > 1),
    of('Shell', 'The site itself.', only('shell')),
    of(
      'API',
      'Mail, SMS, sign-in and the employer site. All variables of a social provider are set, or none.',
      only('API'),
    ),
    of('Registry', 'The service and its console. It does not start with half of a group.', only('registry')),
    of(
      'Buckets',
      "S3-compatible buckets: `S3_…` for the files of releases, which everybody reads, and `FILES_S3_…` for members' files, which nobody but this key reads. Without them files are in `DATA_DIR/releases` and `DATA_DIR/files`. Several API machines need the second, or a shared disk.",
      isBucket,
    ),
    { title: 'Tools', lead: 'For development and tests.', variables: toolVariables },
  ]
}

const toCode = (value: string): string => (/^[\w.:/-]+$/.test(value) && value !== 'none' ? `\`${value}\`` : value)

const renderSection = ({ title, lead, variables }: Section): string => {
  const rows = variables.map(
    ({ name, description, shownDefault, programs }) =>
      `| \`${name}\` | ${toCode(shownDefault)} | ${description.replaceAll('|', '\\|')} | ${programs.join(', ')} |`,
  )
  return `## ${title}\n\n${lead}\n\n| variable | default | | read by |\n|---|---|---|---|\n${rows.join('\n')}\n`
}

/** `docs/configuration.md`, written from the schemas that parse the environment. */
export const renderConfiguration = (): string => `# Configuration

Every setting is an environment variable. An empty one counts as not set. A program that finds a wrong value names the variable and does not
start. \`npm start\` checks the settings of all programs before it builds anything.

This page is written by \`node scripts/write-configuration.ts\` from the schemas that parse the environment; do not edit it by hand.

${sectionsOf(readVariables()).map(renderSection).join('\n')}`

/** `.env.example`: every variable of the programs, commented out. */
export const renderExample = (): string => {
  const lines = sectionsOf(readVariables())
    .filter(({ title }) => title !== 'Tools')
    .flatMap(({ title, variables }) => [
      `# ${title}`,
      '',
      ...variables.flatMap(({ name, description, shownDefault }) => [
        `# ${description}`,
        `#${name}=${/^[\w.:/-]+$/.test(shownDefault) && shownDefault !== 'none' ? shownDefault : ''}`,
        '',
      ]),
    ])
  return [
    '# Copy this file to .env and set what you need. Then: set -a; . ./.env; set +a; npm start',
    '# Written by scripts/write-configuration.ts; docs/configuration.md has the same as tables.',
    '',
    ...lines,
  ].join('\n')
}

const root = join(import.meta.dirname, '..')
/** What is written, by its path in the repository. */
export const configurationFiles: Record<string, () => string> = {
  'docs/configuration.md': renderConfiguration,
  '.env.example': renderExample,
}

export const readWritten = (path: string): string => readFileSync(join(root, path), 'utf8')

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [path, render] of Object.entries(configurationFiles)) writeFileSync(join(root, path), render())
}
