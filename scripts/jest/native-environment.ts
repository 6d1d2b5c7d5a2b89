import type { EnvironmentContext, JestEnvironment, JestEnvironmentConfig } from '@jest/environment'
import { ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'

/** Where the test framework keeps what it knows of a suite. */
const frameworkState = new Set<string | undefined>(['JEST_STATE_SYMBOL', 'EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL'])

/**
 * The environment of suites that `NativeRuntime` loads: the process itself. A suite that ends leaves it as it found it.
 */
// biome-ignore lint/style/noDefaultExport: jest loads an environment by its default export.
export default class NativeEnvironment implements JestEnvironment<number> {
  global = globalThis as unknown as JestEnvironment['global']
  moduleMocker = new ModuleMocker(globalThis)
  fakeTimers = null
  fakeTimersModern: ModernFakeTimers | null
  readonly #globals = Object.getOwnPropertyDescriptors(globalThis)
  readonly #env = { ...process.env }
  readonly #processFunctions = { exit: process.exit, getBuiltinModule: process.getBuiltinModule }

  constructor({ projectConfig }: JestEnvironmentConfig, _context: EnvironmentContext) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    this.moduleMocker.restoreAllMocks()
    this.fakeTimersModern?.dispose()
    this.fakeTimersModern = null
    Object.assign(process, this.#processFunctions)
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name]
    Object.assign(process.env, this.#env)
    Object.defineProperties(globalThis, this.#globals)
    for (const key of Object.getOwnPropertySymbols(globalThis))
      if (frameworkState.has(key.description)) Reflect.deleteProperty(globalThis, key)
  }

  exportConditions(): string[] {
    return ['node']
  }

  getVmContext(): null {
    return null
  }
}
