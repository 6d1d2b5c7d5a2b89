import { once } from 'node:events'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { readGuideFiles } from './guide-files.ts'
import { runOutside } from './own-repository.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/**
 * Writes the host of the guide into an empty folder, builds and serves it. Its packages are those of `repository`; the release that it shows lies at
 * `files`. `build` builds it again with another configuration.
 */
export const openOtherHost = async (folder: string, repository: string, files: string) => {
  mkdirSync(folder, { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(join(folder, 'package.json'), '{"name":"intranet","type":"module","private":true}')
  const server = createServer(async (request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const text = path.endsWith('/mf-manifest.json')
      ? await (await fetch(`${files}mf-manifest.json`)).text().then((manifest) => {
          const read = JSON.parse(manifest)
          return JSON.stringify({ ...read, metaData: { ...read.metaData, publicPath: files } })
        })
      : await readFile(join(folder, 'dist', path)).catch(() => undefined)
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': types[extname(path)] ?? 'application/json' })
    response.end(text)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  const shown = readGuideFiles('In a page that is not ours')
  for (const [file, text] of Object.entries(shown))
    writeFileSync(join(folder, file), text.replace('https://jobs.example', origin))
  const configuration = readFileSync(join(folder, 'rspack.config.js'), 'utf8')
  const build = async (change: (configuration: string) => string) => {
    writeFileSync(join(folder, 'rspack.config.js'), change(configuration))
    const { status, out, err } = await runOutside('npx', ['rspack', 'build'], { cwd: folder })
    if (status !== 0) throw new Error(`the host could not be built: ${out}${err}`)
  }
  await build((text) => text)
  return { origin, build, close: () => void server.close().closeAllConnections() }
}
