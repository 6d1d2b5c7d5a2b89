import {
  type ChatReportOutcome,
  chatReportOutcomes,
  decideChatReport,
  listChatReports,
  type ModeratedChatReport,
} from '@jobspan/shared-kit/contracts/moderation/chat-reports'
import { type Command, Option } from 'commander'
import { type Cli, parseId } from './cli.ts'
import { plain } from './terminal.ts'

/** A report with the chat as it was, the reported message marked. */
const describe = (report: ModeratedChatReport): string[] => {
  const { id, at, reason, recruiter, company, comment, reported, outcome, decided_at: decidedAt, decision } = report
  const decided = decidedAt === null ? '' : `; ${outcome} ${decidedAt}: ${plain(decision ?? '')}`
  return [
    `${id}  ${at}  ${plain(recruiter)} of ${plain(company)}: ${reason}, by member ${report.reporter_id}${decided}`,
    ...(comment === null ? [] : [`    “${plain(comment)}”`]),
    ...reported.messages.map(({ id: messageId, sender, kind, text, sent_at: sentAt }) => {
      const mark = messageId === report.message_id ? '>' : ' '
      return `  ${mark} ${sentAt}  ${sender}: ${text === null ? `(${kind})` : plain(text)}`
    }),
  ]
}

export const addChatReportCommands = (program: Command, cli: Cli): void => {
  cli
    .command(program, 'chat-reports', 'reported recruiters and messages, with the chat as it was')
    .addOption(new Option('--state <state>', 'which reports').choices(['open', 'decided']).default('open'))
    .option('--page <number>', 'of twenty reports each', '1')
    .action(
      cli.toAction(async (query: { state: 'open' | 'decided'; page: string }) => {
        const json = await cli.client().call(listChatReports, { query: { state: query.state, page: query.page } })
        return { lines: json.items.length ? json.items.flatMap(describe) : [`no ${query.state} reports`], json }
      }),
    )
  cli
    .command(program, 'decide-chat <report>', 'decide a report of a recruiter')
    .addOption(
      new Option('--outcome <outcome>', 'upheld: the recruiter leaves the marketplace')
        .choices(chatReportOutcomes)
        .makeOptionMandatory(),
    )
    .requiredOption('--reason <text>', 'why: the member who reported is told this, so write to them')
    .action(
      cli.toAction(async (report: string, body: { outcome: ChatReportOutcome; reason: string }) => {
        const { outcome, reason } = body
        const json = await cli.client().call(decideChatReport, {
          params: { id: parseId(report) },
          body: { outcome, reason },
        })
        return { lines: describe(json), json }
      }),
    )
}
