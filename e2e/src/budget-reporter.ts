import { existsSync } from 'node:fs'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { assessCosts, type Cost } from '../../scripts/testing/budgets.ts'
import { sampleMachine } from '../../scripts/testing/processor-time.ts'
import { quickProject } from './site.ts'

/** The note of a result that holds what the journey took of the processor. */
export const processorTime = 'processor'
/** One for each capability. A new one above them takes the place of another, which then waits for the night. */
const maxMainJourneys = 40

/** Tells at the end which journeys took most of the processor, and fails the run where a main one is over its budget. */
// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export.
export default class BudgetReporter implements Reporter {
  readonly #costs: Cost[] = []
  #mainJourneys = 0

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#mainJourneys = suite.suites.find(({ title }) => title === quickProject)?.allTests().length ?? 0
  }

  onTestEnd({ title, location, parent }: TestCase, { annotations, status }: TestResult): void {
    const seconds = annotations.find(({ type }) => type === processorTime)?.description
    if (seconds === undefined || status !== 'passed') return
    const project = parent.project()?.name ?? ''
    const kind = project === quickProject ? 'main journeys' : `journeys (${project})`
    const name = `${location.file.split('/').at(-1)} ${title}`
    this.#costs.push({ kind, name, seconds: Number(seconds), machine: sampleMachine() })
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    const { lines, faults } = assessCosts(this.#costs)
    if (this.#costs.length > 0) console.log(`\n${lines.join('\n')}`)
    else if (!existsSync('/proc'))
      console.log('\nThere is no /proc here, so what journeys take of the processor is not known.')
    if (this.#mainJourneys > maxMainJourneys)
      faults.push(`${this.#mainJourneys} journeys are tagged @main, ${maxMainJourneys} may be.`)
    if (faults.length === 0) return undefined
    console.error(`\n${faults.join('\n')}`)
    return { status: 'failed' }
  }
}
