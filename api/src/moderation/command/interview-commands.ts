import { type ChatReportOutcome, chatReportOutcomes } from '@jobspan/shared-kit/contracts/moderation/chat-reports'
import {
  decideInterviewReport,
  decideObjection,
  type InterviewObjectionOutcome,
  interviewObjectionOutcomes,
  listInterviewReports,
  listObjections,
  type ModeratedInterviewReport,
  type ModeratedObjection,
} from '@jobspan/shared-kit/contracts/moderation/interview-reports'
import { type Command, Option } from 'commander'
import { type Cli, parseId } from './cli.ts'
import { plain } from './terminal.ts'

/** A report with what the member saw: who invited them, where to, with which words. */
const describeReport = ({ interview_id: id, copy, ...report }: ModeratedInterviewReport): string[] => {
  const decided = report.decided_at === null ? '' : `; decided ${report.decided_at}: ${plain(report.decision ?? '')}`
  return [
    `interview ${id}  ${report.at}  ${report.reason}, by member ${report.reporter_id}${decided}`,
    ...(report.text === null ? [] : [`    “${plain(report.text)}”`]),
    ...['company', 'recruiter', 'job', 'place', 'video', 'note', 'what_to_bring'].flatMap((name) =>
      copy[name] ? [`    ${name}: ${plain(JSON.stringify(copy[name]))}`] : [],
    ),
  ]
}

const describeObjection = (objection: ModeratedObjection): string[] => [
  `interview ${objection.interview_id}  ${objection.starts_at}  ${plain(objection.recruiter)} of ${plain(objection.company)}, member ${objection.member_id}`,
  `    “${plain(objection.text)}” (${objection.at})`,
  ...objection.events.map(({ at, actor, kind, message }) => {
    const words = message === null ? '' : `: ${plain(message)}`
    return `    ${at}  ${actor} ${kind}${words}`
  }),
]

export const addInterviewCommands = (program: Command, cli: Cli): void => {
  cli
    .command(program, 'interview-reports', 'reported interviews, as the member saw them')
    .addOption(new Option('--state <state>', 'which reports').choices(['open', 'decided']).default('open'))
    .action(
      cli.toAction(async ({ state }: { state: 'open' | 'decided' }) => {
        const json = await cli.client().call(listInterviewReports, { query: { state } })
        return { lines: json.items.length ? json.items.flatMap(describeReport) : [`no ${state} reports`], json }
      }),
    )
  cli
    .command(program, 'decide-interview <interview>', 'decide the open reports of an interview')
    .addOption(
      new Option('--outcome <outcome>', 'upheld: the recruiter leaves the marketplace')
        .choices(chatReportOutcomes)
        .makeOptionMandatory(),
    )
    .requiredOption('--reason <text>', 'why: the member who reported is told this, so write to them')
    .action(
      cli.toAction(async (interview: string, { outcome, reason }: { outcome: ChatReportOutcome; reason: string }) => {
        const params = { id: parseId(interview) }
        const json = await cli.client().call(decideInterviewReport, { params, body: { outcome, reason } })
        return { lines: [`decided ${json.decided}: ${outcome}`], json }
      }),
    )
  cli.command(program, 'objections', 'open objections to “not attended”').action(
    cli.toAction(async () => {
      const json = await cli.client().call(listObjections, {})
      return { lines: json.items.length ? json.items.flatMap(describeObjection) : ['no open objections'], json }
    }),
  )
  cli
    .command(program, 'decide-objection <interview>', 'decide an objection to “not attended”')
    .addOption(
      new Option('--outcome <outcome>', 'upheld: the interview no longer counts as missed')
        .choices(interviewObjectionOutcomes)
        .makeOptionMandatory(),
    )
    .requiredOption('--reason <text>', 'why: the member is told this, so write to them')
    .action(
      cli.toAction(
        async (interview: string, { outcome, reason }: { outcome: InterviewObjectionOutcome; reason: string }) => {
          const params = { id: parseId(interview) }
          const json = await cli.client().call(decideObjection, { params, body: { outcome, reason } })
          return { lines: [`objection of interview ${params.id}: ${outcome}`], json }
        },
      ),
    )
}
