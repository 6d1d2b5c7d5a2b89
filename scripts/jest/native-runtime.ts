import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import JestRuntime from 'jest-runtime'
import './module-hooks.ts'
import { type JestGlobals, setJestGlobals } from './jest-globals.ts'

const require = createRequire(import.meta.url)

/** In watch mode a process runs a suite again. */
const importAnew = (file: string): Promise<unknown> => import(`${pathToFileURL(file).href}?run=${crypto.randomUUID()}`)

/**
 * Node has said once in CI, and never again, that a module lacks an export that it has. A name that is not exported is missing the second
 * time as well.
 */
const isMissingExport = (error: unknown): error is SyntaxError =>
  error instanceof SyntaxError && error.message.includes('does not provide an export named')

/**
 * Jest's runtime, which loads a test and what it imports, without jest's module sandbox: Node imports the modules itself, as it
 * does in production. All suites of a process share them, so that a process evaluates and compiles each one once and not once a
 * suite. What jest offers for replacing modules does not work here.
 *
 * Jest's own runner and its test framework stay, and with them time limits, hooks, random order, reports and workers.
 */
// biome-ignore lint/style/noDefaultExport: jest loads a runtime by its default export.
export default class NativeRuntime extends JestRuntime {
  override unstable_shouldLoadAsEsm(): boolean {
    return true
  }

  override async unstable_importModule(from: string): Promise<void> {
    setJestGlobals(this.requireModuleOrMock(from, '@jest/globals') as JestGlobals)
    try {
      await importAnew(from)
    } catch (error) {
      if (!isMissingExport(error)) throw error
      console.warn(`${from} is imported once more: ${error.message}`)
      await importAnew(from)
    }
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
