import vm from 'node:vm'
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment'
import { TestEnvironment } from 'jest-environment-node'

const { createContext } = vm

/**
 * Jest's own environment for Node, on an ordinary global object. Left to itself jest makes one that asks it about every global
 * that a test or a library names (`Math`, `Object`, `Promise` …), each time, and no compiler sees through that.
 *
 * @see https://nodejs.org/api/vm.html#vmconstantsdont_contextify
 */
// biome-ignore lint/style/noDefaultExport: jest loads an environment by its default export.
export default class NodeEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    Object.assign(vm, { createContext: () => createContext(vm.constants.DONT_CONTEXTIFY) })
    try {
      super(config, context)
    } finally {
      Object.assign(vm, { createContext })
    }
  }
}
