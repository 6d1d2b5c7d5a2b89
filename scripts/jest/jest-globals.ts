import type * as globals from '@jest/globals'

export type JestGlobals = typeof globals

let current: JestGlobals | undefined

/** Names the functions of the suite that this process runs now. */
export const setJestGlobals = (globals: JestGlobals): void => {
  current = globals
}

/**
 * A function of the current suite. A module that suites share imports it once, and calls another suite's function each time.
 */
const ofCurrentSuite = <Name extends keyof JestGlobals>(name: Name): JestGlobals[Name] => {
  const target = () => {
    if (!current) throw new Error(`${name} is there in tests only`)
    return current[name] as CallableFunction
  }
  return new Proxy(target, {
    apply: (_, self, values) => Reflect.apply(target(), self, values),
    get: (_, key) => Reflect.get(target(), key),
  }) as unknown as JestGlobals[Name]
}

// What `@jest/globals` exports; `module-hooks.ts` puts this module in its place.
export const afterAll = ofCurrentSuite('afterAll')
export const afterEach = ofCurrentSuite('afterEach')
export const beforeAll = ofCurrentSuite('beforeAll')
export const beforeEach = ofCurrentSuite('beforeEach')
export const describe = ofCurrentSuite('describe')
export const expect = ofCurrentSuite('expect')
export const it = ofCurrentSuite('it')
export const jest = ofCurrentSuite('jest')
export const test = ofCurrentSuite('test')
