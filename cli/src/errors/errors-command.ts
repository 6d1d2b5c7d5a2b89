import {
  type ErrorState,
  errorStates,
  getError,
  listErrors,
  setErrorState,
} from '@jobspan/shared-kit/contracts/registry/errors'
import { type Command, Option } from 'commander'
import { parsePositiveInteger } from '../change/parse-positive-integer.ts'
import type { Cli } from '../cli.ts'
import { usageError } from '../cli-error.ts'
import { describeError, describeGroup } from './describe-errors.ts'

const everyState = 'all'
type Options = { build?: string; state: ErrorState | typeof everyState; set?: ErrorState }

/** Errors of a remote in groups, one of them with its stack, and what its squad decides about it. */
export const addErrorsCommand = (program: Command, cli: Cli): void => {
  cli
    .command(program, 'errors')
    .description(
      'errors that visitors met, in groups; with a number, one of them with its stack and what happened before',
    )
    .argument('<remote>', '`shell` is the site itself')
    .argument('[number]', 'one of them', parsePositiveInteger)
    .option('--build <build>', 'those of one release')
    .addOption(new Option('--state <state>', 'which are listed').choices([...errorStates, everyState]).default('open'))
    .addOption(new Option('--set <state>', 'decide about the one with that number').choices(errorStates))
    .action(
      cli.toAction(async (remote: string, id: number | undefined, { build, state, set }: Options) => {
        const client = cli.client()
        if (id === undefined) {
          if (set !== undefined)
            throw usageError('--set: decides about one error.', `\`jobspan errors ${remote}\` lists their numbers.`)
          const query = { build, state: state === everyState ? undefined : state }
          const groups = await client.call(listErrors, { params: { remote }, query })
          const none = `no ${state === everyState ? '' : `${state} `}errors of ${remote}${build === undefined ? '' : ` ${build}`}`
          return { lines: groups.length === 0 ? [none] : groups.flatMap(describeGroup), json: groups }
        }
        const params = { remote, id }
        if (set !== undefined) await client.call(setErrorState, { params, body: { state: set } })
        const answer = await client.call(getError, { params })
        return { lines: describeError(answer.group, answer.samples), json: answer }
      }),
    )
}
