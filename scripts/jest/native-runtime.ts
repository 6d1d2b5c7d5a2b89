import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import JestRuntime from 'jest-runtime'
import './module-hooks.ts'
import { processorSeconds } from '../testing/processor-time.ts'
import { type JestGlobals, setJestGlobals } from './jest-globals.ts'

const require = createRequire(import.meta.url)

/** In watch mode a process runs a suite again. */
const importAnew = (file: string): Promise<unknown> => import(`${pathToFileURL(file).href}?run=${crypto.randomUUID()}`)

/**
 * Jest's runtime, which loads a test and what it imports, without jest's module sandbox: Node imports the modules itself, as it
 * does in production. All suites of a process share them, so that a process evaluates and compiles each one once and not once a
 * suite. What jest offers for replacing modules does not work here.
 *
 * Jest's own runner and its test framework stay, and with them time limits, hooks, random order, reports and workers.
 */
// biome-ignore lint/style/noDefaultExport: jest loads a runtime by its default export.
export default class NativeRuntime extends JestRuntime {
  /** Seconds of the processor spent on importing the suite, and with it the modules that no suite of this process wanted before. */
  loadingSeconds = 0

  override unstable_shouldLoadAsEsm(): boolean {
    return true
  }

  override async unstable_importModule(from: string): Promise<void> {
    setJestGlobals(this.requireModuleOrMock(from, '@jest/globals') as JestGlobals)
    const before = processorSeconds()
    await importAnew(from)
    this.loadingSeconds += processorSeconds() - before
  }

  /** The test framework keeps its state in its module, so each suite takes a new one. */
  override requireInternalModule<Value>(from: string): Value {
    delete require.cache[from]
    return require(from)
  }

  override requireModule<Value>(from: string, moduleName?: string): Value {
    return require(moduleName ?? from)
  }
}
