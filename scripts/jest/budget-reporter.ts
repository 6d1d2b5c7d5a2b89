import { relative } from 'node:path'
import type { Reporter, Test, TestResult } from '@jest/reporters'
import { assessCosts, type Cost } from '../testing/budgets.ts'
import { sampleMachine } from '../testing/processor-time.ts'

/** What `measured-runner.ts` adds to a result. */
type Measured = TestResult & { processor?: { seconds: number; loading: number } }

/** Tells at the end which suites took most of the processor, and fails the run where one is over its budget. */
// biome-ignore lint/style/noDefaultExport: jest loads a reporter by its default export.
export default class BudgetReporter implements Pick<Reporter, 'onTestResult' | 'onRunComplete' | 'getLastError'> {
  readonly #costs: Cost[] = []
  readonly #loading = new Map<string, number>()
  #error: Error | undefined

  onTestResult({ context, path }: Test, { processor }: Measured): void {
    if (!processor) return
    const kind = context.config.displayName?.name ?? ''
    this.#loading.set(kind, (this.#loading.get(kind) ?? 0) + processor.loading)
    const name = relative(process.cwd(), path)
    this.#costs.push({ kind, name, seconds: processor.seconds, machine: sampleMachine() })
  }

  onRunComplete(): void {
    if (this.#costs.length === 0) return
    const { lines, faults } = assessCosts(this.#costs, this.#loading)
    console.log(`\n${lines.join('\n')}`)
    if (faults.length === 0) return
    console.error(`\n${faults.join('\n')}`)
    this.#error = new Error(faults.join('\n'))
  }

  getLastError(): Error | undefined {
    return this.#error
  }
}
