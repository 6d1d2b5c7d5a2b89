// Writes a migration from the schema: node drizzle-kit.mjs generate --name what-changes
// npm may put drizzle-orm below this package and drizzle-kit above it, where neither sees the other. This shows the
// tool the way, for its ESM imports and for its CommonJS ones.
import Module, { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

process.env.NODE_PATH = fileURLToPath(new URL('node_modules', import.meta.url))
Module._initPaths()
registerHooks({
  resolve: (specifier, context, next) =>
    /^drizzle-orm(\/|$)/.test(specifier) && context.conditions.includes('import')
      ? next(specifier, { ...context, parentURL: import.meta.url })
      : next(specifier, context),
})
const tool = fileURLToPath(new URL('bin.cjs', import.meta.resolve('drizzle-kit')))
process.argv[1] = tool
await import(tool)
