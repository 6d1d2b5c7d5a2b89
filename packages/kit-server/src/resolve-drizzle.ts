import { registerHooks } from 'node:module'

type Resolved = ReturnType<Parameters<typeof registerHooks>[0]['resolve'] & object>

const packageFolder = '/node_modules/drizzle-orm/'
const isPackage = (specifier: string) => specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/')
const found = new Map<string, Resolved>()

/**
 * Resolves what is imported of drizzle-orm, and what it imports of itself, without its package.json. That file has 179 KB, and Node 24 parses the
 * `exports` in it anew for each of several hundred imports: a quarter of what a service's start takes of the processor. A workspace has one version
 * of it, so that a name always stands for the same file.
 */
registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL, conditions } = context
    if (!conditions.includes('import')) return next(specifier, context)
    if (specifier.startsWith('.') && specifier.endsWith('.js') && parentURL?.includes(packageFolder))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!isPackage(specifier)) return next(specifier, context)
    const known = found.get(specifier)
    if (known) return { ...known, shortCircuit: true }
    const resolved = next(specifier, context)
    found.set(specifier, resolved)
    return resolved
  },
})
