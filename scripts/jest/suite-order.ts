import Sequencer from '@jest/test-sequencer'

/** Of `jest.config.ts`. What a component suite loads stays in its process for good, and a process that holds too much is replaced by another. */
const last = 'component'

type Tests = Parameters<Sequencer['sort']>[0]

/**
 * Jest's order, with suites of components behind all others. Suites of services share their modules for as long as their process lives: among
 * components they loaded and compiled them in each new process again, and waited while its heap was searched.
 */
// biome-ignore lint/style/noDefaultExport: jest loads a sequencer by its default export.
export default class SuiteOrder extends Sequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const rank = ({ context }: Tests[number]) => (context.config.displayName?.name === last ? 1 : 0)
    return (await super.sort(tests)).toSorted((one, next) => rank(one) - rank(next))
  }
}
