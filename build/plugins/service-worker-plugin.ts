import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Compiler, rspack } from '@rspack/core'

const entry = fileURLToPath(import.meta.resolve('../../shell/src/service-worker/main.ts'))
const fileName = 'sw.js'

/** Bytes, not packed: browsers load it again and again. */
const maxBytes = 4_096

/** Compiles the service worker to one file that imports nothing. */
const buildServiceWorker = (folder: string): Promise<void> =>
  new Promise((done, failed) => {
    const compiler = rspack({
      mode: 'production',
      devtool: false,
      target: ['webworker', 'es2022'],
      entry: { sw: entry },
      output: { path: folder, filename: fileName },
      resolve: { extensions: ['.ts'] },
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
      performance: false,
    })
    compiler.run((error, stats) => {
      const problem =
        error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : undefined)
      compiler.close(() => (problem ? failed(problem) : done()))
    })
  })

/**
 * Writes the site's service worker beside the server's bundle, from where the server gives it out at the root: it is no file of the pages, whose
 * addresses never change what they hold. It is compiled again as the bundle is, and with each edit of its own.
 */
export class ServiceWorkerPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap(ServiceWorkerPlugin.name, (compilation) => {
      compilation.contextDependencies.add(dirname(entry))
    })
    compiler.hooks.afterEmit.tapPromise(ServiceWorkerPlugin.name, async () => {
      const folder = compiler.options.output.path ?? compiler.context
      await buildServiceWorker(folder)
      const { size } = await stat(join(folder, fileName))
      if (size > maxBytes) throw new Error(`the service worker has ${size} bytes, and may have ${maxBytes}`)
    })
  }
}
