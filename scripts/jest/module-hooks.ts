import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from '@swc/core'
import '../../packages/kit-server/src/resolve-drizzle.ts'

const globals = new URL('./jest-globals.ts', import.meta.url).href
const assets = /\.(woff2|svg|png|webp|jpg)$/

/**
 * What a test imports and Node cannot load by itself: jest's functions, components (Node strips types, it does not compile JSX),
 * JSON that is imported as the bundler takes it, without a type, and the addresses of files that the bundler would add.
 */
registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === '@jest/globals') return { url: globals, shortCircuit: true }
    const resolved = next(specifier, context)
    return resolved.url.endsWith('.json') ? { ...resolved, importAttributes: { type: 'json' } } : resolved
  },
  load: (url, context, next) => {
    const { pathname } = new URL(url)
    if (assets.test(pathname)) return { format: 'module', source: "export default '/asset'", shortCircuit: true }
    if (pathname.endsWith('.tsx')) return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true }
    return next(url, context)
  },
})

const compile = (file: string): string =>
  transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    configFile: false,
    sourceMaps: 'inline',
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2024',
    },
    module: { type: 'es6' },
  }).code

// A worker without anything left to do ends at once. To take a heap of a gigabyte apart first takes longer than jest waits for it.
process.once('beforeExit', () => process.exit())
