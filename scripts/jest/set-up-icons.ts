import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** `jest.config.ts` puts it in the place of `lucide-react`. */
const file = join(root, 'scripts/jest/dist/lucide-react.mjs')
const sources = '{shared-kit,shared-features,shell,mf-*,registry/console}/{src,standalone}/**/*.{ts,tsx}'

/** Names that are imported from `lucide-react` somewhere, without types. */
const importedNames = (): string[] => {
  const names = globSync(sources, { cwd: root }).flatMap((source) =>
    [...readFileSync(join(root, source), 'utf8').matchAll(/^import \{([^}]*)\} from 'lucide-react'/gm)].flatMap(
      ([, list = '']) => list.split(','),
    ),
  )
  const imported = names.map((name) => name.trim().replace(/ as .*/, '')).filter((name) => name && !/^type /.test(name))
  return [...new Set(imported)].toSorted()
}

/** The file of `lucide-react` that each of its names is from. */
const readFiles = (): Map<string, string> => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')), 'dist/esm')
  const index = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8')
  const lines = index.matchAll(/^export \{ (.*) \} from '\.\/(.*)'/gm)
  return new Map(
    [...lines].flatMap(([, names = '', path]) =>
      names
        .split(', ')
        .map((name): [string, string] => [name.replace('default as ', ''), `lucide-react/dist/esm/${path}`]),
    ),
  )
}

/**
 * Writes a module of the icons that are used, each from its own file. Each component suite links its modules anew: the whole of `lucide-react`, with
 * its 7,000 names, took 0.15 s of each, nearly a tenth of them all.
 */
// biome-ignore lint/style/noDefaultExport: jest loads a global setup by its default export.
export default (): void => {
  const files = readFiles()
  const lines = importedNames().map((name) => {
    const path = files.get(name)
    if (path === undefined) throw new Error(`lucide-react has no ${name}: look for its name in lucide-react.mjs`)
    return `export { default as ${name} } from '${path}'\n`
  })
  mkdirSync(dirname(file), { recursive: true })
  // Another run may be reading it.
  const written = `${file}.${process.pid}`
  writeFileSync(written, lines.join(''))
  renameSync(written, file)
}
