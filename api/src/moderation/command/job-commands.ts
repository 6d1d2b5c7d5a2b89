import {
  decideReports,
  listReports,
  type ModeratedJob,
  readReports,
  reportOutcomes,
  restoreJob,
  takeJobDown,
} from '@jobspan/shared-kit/contracts/moderation/moderated-jobs'
import { type Command, Option } from 'commander'
import type { z } from 'zod/mini'
import { type Cli, parseId, type Report, reason, yes } from './cli.ts'
import type { OperatorClient } from './operator-client.ts'
import { plain, table } from './terminal.ts'

type Decision = { outcome: (typeof reportOutcomes)[number]; reason: string; yes?: boolean }
type JobReports = z.output<(typeof readReports)['data']>

const describeJob = (job: ModeratedJob): string =>
  plain(
    [
      `job ${job.id}  ${job.title}${job.company_name ? ` (${job.company_name})` : ''}: ${job.status}`,
      ...(job.taken_down_at ? [`taken down ${job.taken_down_at}: ${job.taken_down_reason}`] : []),
      ...(job.is_organisation_suspended ? ['its organisation is suspended'] : []),
      ...(job.status === job.stated_status ? [] : [`its source says ${job.stated_status}`]),
    ].join('; '),
  )

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(texts)
  return value && typeof value === 'object' ? texts(Object.values(value)) : []
}

const describePosting = (posting: JobReports['reports'][number]['posting']): string[] => {
  if (!posting) return ['    (reported before postings were kept)']
  const { title, description, responsibilities, requirements, external_url: link } = posting
  const blocks = [description, responsibilities, requirements].flatMap((value) =>
    Array.isArray(value)
      ? value.flatMap((block: { text?: unknown; items?: unknown }) => texts([block.text, block.items]))
      : [],
  )
  return [title, ...blocks, link].flatMap(texts).map((line) => `    ${plain(line)}`)
}

/** What was reported most recently is printed whole; the same posting is printed once. */
const describeReports = ({ job, reports }: JobReports): string[] => {
  let last = ''
  return [
    describeJob(job),
    ...reports.flatMap((report) => {
      const posting = describePosting(report.posting)
      const isSame = posting.join('\n') === last
      last = posting.join('\n')
      const decided = report.decided_at
        ? `; ${report.outcome} ${report.decided_at}: ${plain(report.decision ?? '')}`
        : ''
      return [
        `- ${report.at}  ${report.reason}  ${report.reporter} ${report.reporter_id}${decided}`,
        ...(isSame ? ['    (the same posting)'] : posting),
      ]
    }),
  ]
}

const decide = async (api: OperatorClient, cli: Cli, id: number, options: Decision): Promise<Report> => {
  const { reports } = await api.call(readReports, { params: { id } })
  const open = reports.filter(({ decided_at }) => decided_at === null)
  if (open.length > 1)
    await cli.confirm(
      `Decides ${open.length} reports of job ${id}, and tells the members among the reporters.`,
      options,
    )
  const body = { outcome: options.outcome, reason: options.reason }
  const json = await api.call(decideReports, { params: { id }, body })
  const { job, decided, members, guests } = json
  const reporters = `${members} by members, who are told; ${guests} by guests, whom nobody can tell`
  return { lines: [`decided ${decided}: ${reporters}`, describeJob(job)], json }
}

export const addJobCommands = (program: Command, cli: Cli): void => {
  cli
    .command(program, 'reports', 'reported jobs')
    .addOption(new Option('--state <state>', 'which reports').choices(['open', 'decided']).default('open'))
    .option('--page <number>', 'of twenty jobs each', '1')
    .action(
      cli.toAction(async (query: { state: 'open' | 'decided'; page: string }) => {
        const json = await cli.client().call(listReports, { query: { state: query.state, page: query.page } })
        const rows = json.items.map(({ job, reports, reasons, last_at }) => [
          String(job.id),
          String(reports),
          last_at,
          job.status,
          job.title,
          reasons.map(({ title, count }) => `${title} ×${count}`).join(', '),
        ])
        const head = ['job', 'reports', 'last', 'status', 'title', 'reasons']
        return { lines: rows.length ? table([head, ...rows]) : [`no ${query.state} reports`], json }
      }),
    )
  cli.command(program, 'report <job>', 'the reports of a job, with the posting as it was').action(
    cli.toAction(async (job: string) => {
      const json = await cli.client().call(readReports, { params: { id: parseId(job) } })
      return { lines: describeReports(json), json }
    }),
  )
  cli
    .command(program, 'decide <job>', 'decide all open reports of a job')
    .addOption(
      new Option('--outcome <outcome>', 'what becomes of the job').choices(reportOutcomes).makeOptionMandatory(),
    )
    .requiredOption('--reason <text>', 'why: members who reported it are told this, so write to them')
    .option(...yes)
    .action(cli.toAction(async (job: string, options: Decision) => decide(cli.client(), cli, parseId(job), options)))
  for (const [name, operation, description] of [
    ['take-down', takeJobDown, 'take a job down, whatever its source says'],
    ['restore', restoreJob, 'put a job back that was taken down'],
  ] as const)
    cli
      .command(program, `${name} <job>`, description)
      .requiredOption(...reason)
      .action(
        cli.toAction(async (job: string, body: { reason: string }) => {
          const params = { id: parseId(job) }
          const json = await cli.client().call(operation, { params, body: { reason: body.reason } })
          return { lines: [describeJob(json)], json }
        }),
      )
}
