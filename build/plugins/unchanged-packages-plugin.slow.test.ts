import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Configuration, rspack } from '@rspack/core'
import { UnchangedPackagesPlugin } from './unchanged-packages-plugin.ts'

const files = {
  'src/entry.js': "import { say } from 'talker'\nimport './own.js'\nconsole.log(say())\n",
  'src/own.js': 'export {}\n',
  'src/shorter.js': "export const say = () => 'less'\n",
  'shorten.cjs': "module.exports = (source) => source.replace('hello', 'h')\n",
  'node_modules/talker/package.json': '{"name":"talker","version":"1.0.0","main":"lib/index.js"}',
  'node_modules/talker/lib/index.js': "export { say } from './say.js'\n",
  'node_modules/talker/lib/say.js': "import { word } from '@words/en'\nexport const say = () => word\n",
  'node_modules/talker/lib/say.small.js': "export const say = () => ''\n",
  'node_modules/@words/en/package.json': '{"name":"@words/en","version":"1.0.0","main":"index.js"}',
  'node_modules/@words/en/index.js': "export const word = 'hello'\n",
  'fill-missing-texts-loader.cjs': 'module.exports = (source) => source\n',
  'node_modules/@jobspan/kit/package.json': '{"name":"@jobspan/kit","version":"1.0.0"}',
  'node_modules/@jobspan/kit/texts.json': '{}',
}
let root = ''
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'packages-')))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
})
afterAll(() => rm(root, { recursive: true }))

const build = (planted: Configuration = {}) =>
  new Promise<string[]>((done, failed) => {
    const compiler = rspack({
      mode: 'none',
      context: root,
      entry: './src/entry.js',
      output: { path: join(root, 'dist') },
      ...planted,
      plugins: [...(planted.plugins ?? []), new UnchangedPackagesPlugin()],
    })
    compiler.run((error, stats) => {
      const messages = stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message) ?? []
      compiler.close(() => (error ? failed(error) : done(messages)))
    })
  })

test('packages as they are published are taken', async () => {
  expect(await build()).toEqual([])
})

test('another build of the same package is taken', async () => {
  const plugins = [
    new rspack.NormalModuleReplacementPlugin(/say\.js$/, (resource) => {
      resource.request = resource.request.replace('say.js', 'say.small.js')
    }),
  ]
  expect(await build({ plugins })).toEqual([])
})

// In a repository of its own, where the kit is an installed package, no remote could be built.
test('texts of our own kit are completed where it is installed', async () => {
  const rules = [{ test: /texts\.json$/, loader: join(root, 'fill-missing-texts-loader.cjs') }]
  expect(await build({ entry: '@jobspan/kit/texts.json', module: { rules } })).toEqual([])
})

// Files of i18next, single-spa, lucide, stylis and the federation runtime had been replaced, one after the other, and nothing refused it.
test.each<[string, () => Configuration, string]>([
  ['an alias', () => ({ resolve: { alias: { talker: join(root, 'src/shorter.js') } } }), 'asks for talker, and gets'],
  [
    'an alias to another package',
    () => ({ resolve: { alias: { '@words/en': join(root, 'node_modules/talker/lib/say.small.js') } } }),
    'asks for @words/en, and gets',
  ],
  [
    'a replaced module',
    () => ({ plugins: [new rspack.NormalModuleReplacementPlugin(/\/say\.js$/, join(root, 'src/shorter.js'))] }),
    'asks for ./say.js, and gets',
  ],
  [
    'a loader',
    () => ({ module: { rules: [{ test: /index\.js$/, loader: join(root, 'shorten.cjs') }] } }),
    'is rewritten by',
  ],
])('%s is refused', async (_, plant, sentence) => {
  expect((await build(plant())).join('\n')).toContain(sentence)
})
