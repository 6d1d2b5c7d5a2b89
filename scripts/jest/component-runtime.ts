import { createRequire } from 'node:module'
import JestRuntime from 'jest-runtime'

/**
 * Libraries that are asked about elements, and keep nothing of them. They are large, or of many files: all suites of a process share one that is
 * loaded, and compiled, once.
 */
const shared = /(?:^|\/node_modules\/)(?:aria-query|axe-core|dom-accessibility-api)(?:$|\/)/

/** Jest's runtime, which gives component suites some libraries of the process itself. */
// biome-ignore lint/style/noDefaultExport: jest loads a runtime by its default export.
export default class ComponentRuntime extends JestRuntime {
  override requireModule<Value>(
    ...[from, moduleName, ...more]: Parameters<typeof JestRuntime.prototype.requireModule>
  ): Value {
    return moduleName && shared.test(moduleName)
      ? createRequire(from)(moduleName)
      : super.requireModule(from, moduleName, ...more)
  }
}
