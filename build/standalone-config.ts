import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Configuration, rspack } from '@rspack/core'
import { createBundleConfig, webOutput, webPlugins } from './bundle-config.ts'
import { readSlotParameters } from './read-slot-parameters.ts'
import { packageFolder } from './workspace.ts'

/** The path of a standalone remote's files. No page's address can be below it. */
export const standalonePublicPath = '/_standalone/'

/**
 * A remote as a page of its own, for development: no federation, no shell, no other remote, and React's development build, so
 * that an edit shows with its state kept. What the shell would provide comes from `shell/standalone/render-standalone.tsx`.
 */
export const createStandaloneConfig = (name: string, folder: string, site: string): Configuration => {
  const packageDir = packageFolder(name)
  const env = { mode: 'development' } as const
  const web = createBundleConfig('web', packageDir, env)
  const [hook, definition, show] = [
    fileURLToPath(import.meta.resolve('../shell/src/boot/fast-refresh-hook.ts')),
    resolve(packageDir, 'src/remote.ts'),
    fileURLToPath(import.meta.resolve('../shell/standalone/render-standalone.tsx')),
  ]
  const settings = {
    brand: process.env.BRAND_NAME || 'Jobspan',
    site,
    slotParameters: readSlotParameters(resolve(packageDir, 'src')),
  }
  const entry = `import { renderStandalone } from ${JSON.stringify(show)}; import definition from ${JSON.stringify(definition)}; renderStandalone(definition, ${JSON.stringify(settings)})`
  return {
    ...web,
    name: `${name}:standalone`,
    entry: { main: [hook, `data:text/javascript,${encodeURIComponent(entry)}`] },
    output: {
      ...webOutput(`standalone_${name}`),
      path: folder,
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: standalonePublicPath,
    },
    plugins: [
      ...(web.plugins ?? []),
      new rspack.HtmlRspackPlugin({
        templateContent:
          '<!doctype html><html><head><meta charset="utf-8"></head><body><div id="standalone"></div></body></html>',
        scriptLoading: 'defer',
      }),
      ...webPlugins(env),
    ],
  }
}
