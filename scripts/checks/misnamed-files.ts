const namesIn = (list: string): string[] =>
  list.split(',').flatMap((each) => /(\w+)\s*$/.exec(each.replace(/=.*/, ''))?.[1] ?? [])

/** What a source exports, as it is formatted here: each export begins its line. Parsing all sources would take over a second. */
const exportsOf = (source: string): { values: string[]; types: string[] } => {
  const values: string[] = []
  const types: string[] = []
  const declared = /^export (?:async |abstract )*(const|let|function\*?|class|enum|type|interface) (\w+)/gm
  for (const [, kind = '', name = ''] of source.matchAll(declared))
    (kind === 'type' || kind === 'interface' ? types : values).push(name)
  for (const [, names = ''] of source.matchAll(/^export const [[{]([^\]}]*)[\]}]/gm)) values.push(...namesIn(names))
  for (const [, type, names = ''] of source.matchAll(/^export (type )?\{([^}]*)\}/gm))
    (type ? types : values).push(...namesIn(names))
  return { values, types }
}

const squash = (name: string) => name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase()

/** `alert-routes` is right for `registerAlertRoutes`, and `get-overview` for the hook of that operation, `useOverview`. */
const isNamedAfter = (file: string, name: string): boolean => {
  const exported = squash(name)
  return exported.includes(squash(file)) || exported === `use${squash(file.replace(/^(?:get|list)-/, ''))}`
}

/** Files that export one value, or one type alone, and have neither its name nor that of a type beside it: who looks for the name finds no file. */
export const misnamedFiles = (
  sources: readonly { path: string; source: string }[],
): { path: string; exported: string }[] =>
  sources.flatMap(({ path, source }) => {
    const { values, types } = exportsOf(source)
    const names = [...values, ...types]
    const exportsOne = values.length === 1 || (values.length === 0 && types.length === 1)
    const isDefault = /^export default|\bas default\b/m.test(source)
    const file = path.replace(/^.*\//, '').replace(/\.tsx?$/, '')
    const isRight = !exportsOne || isDefault || names.some((name) => isNamedAfter(file, name))
    return isRight ? [] : [{ path, exported: names[0] ?? '' }]
  })
