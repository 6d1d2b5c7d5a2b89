import { join } from 'node:path'
import { DefinePlugin, rspack, type StatsCompilation } from '@rspack/core'
import { shellChunkLoadingGlobal } from './global-names.ts'
import { precompressFile } from './plugins/precompress-plugin.ts'

const root = join(import.meta.dirname, '..')
/** Public modules of React's packages, such as `react/jsx-runtime.js`; only these import what is in folders below them. */
const publicModule = /[\\/]node_modules[\\/](react|react-dom)[\\/][\w-]+\.js$/

/**
 * A file that takes the place of React's own among a page's scripts. It says it is the same chunk and holds modules of the same ids,
 * filled with React's development build; before that it sets up what Fast Refresh finds React through.
 */
const entry = (chunk: string | number, modules: readonly (readonly [id: string | number, file: string])[]) => `
import ${JSON.stringify(join(root, 'build/loaders/fast-refresh-runtime.mjs'))}
import ${JSON.stringify(join(root, 'shell/src/boot/fast-refresh-hook.ts'))}
${modules.map(([id, file]) => `import face${id} from ${JSON.stringify(file)}`).join('\n')}
const modules = {}
${modules.map(([id]) => `modules[${id}] = (module) => { module.exports = face${id} }`).join('\n')}
;(globalThis.${shellChunkLoadingGlobal} ||= []).push([[${chunk}], modules])
`

/**
 * Builds React's development build as the shell's own React chunk, for pages in which a squad works on its remote: Fast Refresh is done
 * by React, and the production build has nothing to hook into. Everything else on such a page stays as visitors get it.
 * @param stats of the shell's browser build, with its modules and ids
 * @returns the main bundle's files with the one in place of the other
 */
export const buildDevelopmentReact = async (web: string, stats: StatsCompilation): Promise<string[]> => {
  const chunk = stats.chunks?.find(({ names }) => names?.includes('react'))
  const modules = (stats.modules ?? []).flatMap(({ id, nameForCondition, chunks }) => {
    // An absolute path: packages can be linked into the workspace from elsewhere.
    const file = nameForCondition ?? ''
    return id != null && chunk?.id != null && chunks?.includes(chunk.id) && publicModule.test(file)
      ? [[id, file] as const]
      : []
  })
  const [production] = chunk?.files ?? []
  if (!production || chunk?.id == null || modules.length === 0) throw new Error('the shell has no chunk of React')
  const compiler = rspack({
    mode: 'none',
    context: root,
    target: ['web', 'es2022'],
    entry: { 'react-development': `data:text/javascript,${encodeURIComponent(entry(chunk.id, modules))}` },
    output: { path: web, filename: '[name].[contenthash:10].js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          type: 'javascript/auto',
        },
      ],
    },
    optimization: { moduleIds: 'natural', chunkIds: 'natural', realContentHash: true, minimize: true },
    plugins: [new DefinePlugin({ 'process.env.NODE_ENV': '"development"' })],
  })
  const files = await new Promise<string[]>((done, failed) =>
    compiler.run((error, made) => {
      const problem = error ?? (made?.hasErrors() ? new Error(made.toString({ all: false, errors: true })) : undefined)
      compiler.close(() =>
        problem
          ? failed(problem)
          : done((made?.toJson({ all: false, assets: true }).assets ?? []).map(({ name }) => name)),
      )
    }),
  )
  const development = files.find((name) => name.endsWith('.js'))
  if (development) await precompressFile(join(web, development))
  else throw new Error('React’s development build came out empty')
  return (stats.entrypoints?.main?.assets ?? [])
    .map(({ name }) => (name === production ? development : name))
    .filter((name) => name.endsWith('.js'))
}
