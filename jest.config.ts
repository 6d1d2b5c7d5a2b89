import type { Config } from 'jest'
import { createJestTransform } from './build/jest-config.ts'

const slow = '/[^/]+\\.slow\\.test\\.ts$'
/** Suites that ask a database; it is there before the first of them. */
const withDatabase = ['<rootDir>/{api,demo,registry,cli}/**/*.test.ts', '<rootDir>/{packages,bench}/**/*.test.ts']

const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx$': createJestTransform(true), '\\.ts$': createJestTransform(false) },
  // Everything is an ES module already; nothing in node_modules needs a second reading.
  transformIgnorePatterns: ['/node_modules/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/', slow],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
  moduleNameMapper: {
    '\\.(woff2|svg|png|webp|jpg)$': '<rootDir>/shared-kit/src/testing/asset-stub.cjs',
    // Written by scripts/jest/set-up-icons.ts.
    '^lucide-react$': '<rootDir>/scripts/jest/dist/lucide-react.mjs',
  },
  testRunner: '<rootDir>/scripts/jest/measured-runner.ts',
} as const

const inNode = {
  ...common,
  runtime: '<rootDir>/scripts/jest/native-runtime.ts',
  testEnvironment: '<rootDir>/scripts/jest/native-environment.ts',
  injectGlobals: false,
} as const
const globalSetup = '<rootDir>/packages/kit-server/src/testing/set-up-run.ts'

/**
 * What has an interface is tested in a pretended browser, everything else in Node. `npm test` runs all but `slow`: tests that start
 * programs, build, or wait for real time.
 */
const config = {
  // A busy machine is slow, not wrong.
  testTimeout: 20_000,
  // Left to itself jest keeps a core free, which of two is half the machine.
  maxWorkers: '100%',
  // What a suite loaded as modules stays in its process for good, some 30 MB each: before a process has spent its time on
  // collecting what it cannot let go of, another takes its place.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/scripts/jest/suite-order.ts',
  reporters: ['default', '<rootDir>/scripts/jest/budget-reporter.ts'],
  projects: [
    {
      ...common,
      displayName: 'component',
      globalSetup: '<rootDir>/scripts/jest/set-up-icons.ts',
      runtime: '<rootDir>/scripts/jest/component-runtime.ts',
      testEnvironment: '<rootDir>/scripts/jest/component-environment.ts',
      // As in production: rule by rule. As in development the whole sheet would be written, and read, anew for each rule.
      globals: { SC_DISABLE_SPEEDY: false },
      testMatch: [
        '<rootDir>/{shared-kit,shared-features,shell,mf-*,registry/console}/src/**/*.test.tsx',
        '<rootDir>/shell/standalone/*.test.tsx',
      ],
      setupFilesAfterEnv: ['<rootDir>/shared-kit/jest.setup.ts'],
    },
    {
      ...inNode,
      displayName: 'unit',
      testMatch: ['<rootDir>/{shared-kit,shared-features,shell,mf-*,build,scripts}/**/*.test.ts'],
    },
    { ...inNode, displayName: 'database', globalSetup, testMatch: withDatabase },
    {
      ...inNode,
      displayName: 'slow',
      globalSetup,
      testMatch: [
        '<rootDir>/{shared-kit,packages,shell,mf-*,api,demo,registry,cli,build,scripts,bench}/**/*.slow.test.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
    },
  ],
} satisfies Config

export default config
