import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { type Configuration, rspack } from '@rspack/core'
import { bindSourceMaps } from './bind-source-maps.ts'
import { HiddenSourceMapsPlugin } from './plugins/hidden-source-maps-plugin.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

/** Builds a page that imports another file by `import()`, in a folder of its own. Gives its `dist`. */
const build = async ({ withMaps }: { withMaps: boolean }): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'maps-'))
  folders.push(root)
  await writeFile(join(root, 'page.js'), 'export const show = (job) => job.title.trim()\nimport("./texts-ar.js")\n')
  await writeFile(join(root, 'texts-ar.js'), 'export default "نص"\n')
  const config: Configuration = {
    context: root,
    mode: 'production',
    devtool: false,
    entry: { page: './page.js' },
    output: {
      path: join(root, 'dist/web'),
      filename: '[name].js',
      chunkFilename: 'texts-ar.js',
      library: { type: 'var', name: 'page' },
    },
    plugins: withMaps ? [new HiddenSourceMapsPlugin({ root, folder: join(root, 'dist/maps/web'), columns: true })] : [],
  }
  await new Promise<void>((resolve, reject) =>
    rspack(config).run((error, stats) => ((error ?? stats?.hasErrors()) ? reject(error) : resolve())),
  )
  return join(root, 'dist')
}

const read = (dist: string, file: string) => readFile(join(dist, file), 'utf8')

test('scripts are the same bytes with maps as without, and none names its map', async () => {
  const [plain, mapped] = [await build({ withMaps: false }), await build({ withMaps: true })]
  expect(await readdir(join(mapped, 'web'))).toEqual(await readdir(join(plain, 'web')))
  expect(await read(mapped, 'web/page.js')).toBe(await read(plain, 'web/page.js'))
  expect(await read(mapped, 'web/page.js')).not.toContain('sourceMappingURL')
})

test('a map names the bytes that it is of, and holds neither sources nor the folder of the build; texts have none', async () => {
  const dist = await build({ withMaps: true })
  await bindSourceMaps(dist)
  expect(await readdir(join(dist, 'maps/web'))).toEqual(['page.js.map'])
  const text = await read(dist, 'maps/web/page.js.map')
  const integrity = `sha384-${createHash('sha384')
    .update(await readFile(join(dist, 'web/page.js')))
    .digest('base64')}`
  expect(JSON.parse(text)).toMatchObject({
    version: 3,
    sources: expect.arrayContaining(['page.js']),
    x_jobspan: { file: 'web/page.js', integrity },
  })
  expect(text).not.toContain('trim()')
  expect(text).not.toContain(dist.replace('/dist', ''))
})

test('two folders give the same maps', async () => {
  const [one, other] = [await build({ withMaps: true }), await build({ withMaps: true })]
  for (const dist of [one, other]) await bindSourceMaps(dist)
  expect(await read(one, 'maps/web/page.js.map')).toBe(await read(other, 'maps/web/page.js.map'))
})

test('a file of several others is mapped by the first line of each that has a map', async () => {
  const dist = await build({ withMaps: true })
  await mkdir(join(dist, 'web'), { recursive: true })
  await writeFile(join(dist, 'web/texts-en-us.js'), 'one\ntwo')
  await writeFile(join(dist, 'web/slot.js'), `one\ntwo;\n${await read(dist, 'web/page.js')}`)
  await bindSourceMaps(dist, [{ file: 'web/slot.js', parts: ['web/texts-en-us.js', 'web/page.js'] }])
  const { x_jobspan: facts } = JSON.parse(await read(dist, 'maps/web/slot.js.map'))
  expect(facts).toMatchObject({ file: 'web/slot.js', parts: [{ line: 2, file: 'web/page.js' }] })
})
