import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'

const templates = resolve(import.meta.dirname, '../../templates')

/** As a value stands inside a string of JSON, or of TypeScript in single quotes. */
const escapeFor = (file: string, text: string) => {
  const json = JSON.stringify(text).slice(1, -1)
  return file.endsWith('.json') ? json : json.replaceAll("'", "\\'").replaceAll('\\"', '"')
}

export type RenderedFile = { file: string; text: string }

/** Names that npm leaves out of a package, or takes for its own, have another one among the templates. */
const toFileName = (template: string) => template.replace(/\.template$/, '').replace(/^gitignore$/, '.gitignore')

/** Fills in the templates of a folder: `%name%` becomes the value of that name. */
export const renderTemplates = async (folder: string, values: Record<string, string>): Promise<RenderedFile[]> => {
  const from = join(templates, folder)
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
  return Promise.all(
    names.map(async (template) => {
      const file = toFileName(template)
      const source = await readFile(join(from, template), 'utf8')
      const text = source.replace(/%([a-z-]+)%/g, (whole, key: string) =>
        values[key] === undefined ? whole : escapeFor(file, values[key]),
      )
      return { file, text }
    }),
  )
}

/** Sources that do not differ between a remote in the workspace and one in a repository of its own. */
export const renderSources = async (
  kind: 'page' | 'overlay',
  values: Record<string, string>,
): Promise<RenderedFile[]> => {
  const remote = (await renderTemplates('remote', values)).filter(({ file }) => file.startsWith('src/'))
  if (kind === 'page') return remote
  const shared = remote.filter(({ file }) => file.startsWith('src/features/'))
  const texts = remote
    .filter(({ file }) => file.startsWith('src/locales/'))
    .map(({ file, text }) => {
      // Nothing leads to a page.
      const { summary: _, ...rest } = JSON.parse(text) as Record<string, unknown>
      return { file, text: `${JSON.stringify(rest, null, 2)}\n` }
    })
  return [...shared, ...texts, ...(await renderTemplates('overlay', values))]
}
