import { type Options, readOptions, usage } from './arguments.ts'
import { describeMachine } from './machine.ts'
import { type Suite, verdictOf } from './measurement.ts'
import { logProgress } from './progress.ts'
import { readResults, type SuiteResult, summary, writeResults } from './report.ts'
import { textTable } from './table.ts'

type Measured = SuiteResult & {
  versions: Record<string, string>
  /** What is printed beside the table, and with `--json` in its place; not kept. */
  details?: { text: string; json: unknown }
  /** The exit code says whether the targets are met, too. */
  isStrict?: boolean
  /** Measured on something else than the figures of the documents, and not kept. */
  isUnrecorded?: boolean
}

/** Each part is loaded when its turn comes, so that measuring the API needs no browser and the reverse. */
const measure: { [Name in Suite]: (options: Options) => Promise<Measured> } = {
  'api-embedded': async (options) => (await import('./api/api-suite.ts')).measureEmbedded(options),
  'api-postgres': async (options) => (await import('./api/api-suite.ts')).measurePostgres(options),
  session: async (options) => (await import('./session/measure-session.ts')).measureSession(options),
  messaging: async (options) => (await import('./messaging/measure-messaging.ts')).measureMessaging(options),
  alerts: async (options) => (await import('./alerts/measure-alerts.ts')).measureAlerts(options),
  'member-lists': async (options) =>
    (await import('./member-lists/measure-member-lists.ts')).measureMemberLists(options),
  companies: async (options) => (await import('./companies/measure-companies.ts')).measureCompanies(options),
  ai: async (options) => (await import('./ai/measure-ai.ts')).measureAi(options),
  resumes: async (options) => (await import('./resumes/measure-resumes.ts')).measureResumes(options),
  replicas: async (options) => (await import('./replicas/measure-replicas.ts')).measureReplicas(options),
  opensearch: async (options) => (await import('./opensearch/measure-opensearch.ts')).measureOpenSearch(options),
  relevance: async (options) => (await import('./relevance/measure-relevance.ts')).measureRelevance(options),
  pages: async (options) => (await import('./pages/measure-pages.ts')).measurePages(options),
  bytes: async (options) => (await import('./pages/measure-bytes.ts')).measureBytes(options),
  clicks: async (options) => (await import('./clicks/measure-clicks.ts')).measureClicks(options),
  identity: async (options) => (await import('./identity/measure-identity.ts')).measureIdentity(options),
  federation: async (options) => (await import('./federation/measure-federation.ts')).measureFederation(options),
}

const printResult = ({ title, how, measurements }: SuiteResult, details: string) =>
  console.log(
    [
      `\n${title}`,
      textTable(measurements),
      `${how}\n${summary(measurements)}\n`,
      ...(details ? [`${details}\n`] : []),
    ].join('\n\n'),
  )

const main = async (argv: readonly string[]): Promise<number> => {
  let options: Options
  try {
    options = readOptions(argv)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`)
    return 2
  }
  const failed: Suite[] = []
  const missed: Suite[] = []
  for (const part of options.only) {
    logProgress(`── ${part}`)
    const machine = describeMachine()
    try {
      const { versions, details, isStrict, isUnrecorded, ...result } = await measure[part](options)
      const recorded = {
        ...result,
        measuredAt: new Date().toISOString(),
        quick: options.quick,
        machine,
        versions: { node: process.versions.node, ...versions },
      }
      // Written after each part, so that a long run that ends early keeps what it found.
      if (!isUnrecorded) await writeResults({ ...(await readResults()), [part]: recorded })
      if (isStrict && result.measurements.some((entry) => verdictOf(entry) === 'missed')) missed.push(part)
      if (options.json) console.log(JSON.stringify({ part, ...recorded, details: details?.json }))
      else printResult(result, details?.text ?? '')
    } catch (error) {
      failed.push(part)
      logProgress(`${part} could not be measured: ${error instanceof Error ? (error.stack ?? error.message) : error}`)
    }
  }
  if (failed.length > 0) console.error(`not measured: ${failed.join(', ')}`)
  if (missed.length > 0) console.error(`below their targets: ${missed.join(', ')}`)
  return failed.length + missed.length > 0 ? 1 : 0
}

process.exit(await main(process.argv.slice(2)))
