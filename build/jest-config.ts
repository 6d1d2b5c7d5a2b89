import { fileURLToPath } from 'node:url'

/** How jest reads TypeScript: with JSX or without. */
export const createJestTransform = (jsx: boolean): [string, object] => [
  fileURLToPath(import.meta.resolve('@swc/jest')),
  {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: jsx },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2024',
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
]

/** Jest's configuration for a remote that has a repository of its own: a pretended browser, over the published kit. */
export const remoteJestConfig = {
  // A busy machine is slow, not wrong.
  testTimeout: 20_000,
  testEnvironment: 'jest-fixed-jsdom',
  // As in production: rule by rule. As in development the whole sheet would be written, and read, anew for each rule.
  globals: { SC_DISABLE_SPEEDY: false },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx$': createJestTransform(true), '\\.ts$': createJestTransform(false) },
  // The kit is compiled already; nothing in node_modules needs a second reading.
  transformIgnorePatterns: ['/node_modules/'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '\\.(woff2|svg|png|webp|jpg)$': '@jobspan/kit/testing/asset-stub' },
  setupFilesAfterEnv: ['@jobspan/kit/testing/setup'],
}
