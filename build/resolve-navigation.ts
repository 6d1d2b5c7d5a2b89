import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '../shared-kit/src/contracts/platform/locales.ts'
import type { ReleaseLink } from '../shared-kit/src/contracts/remotes/navigation.ts'
import type { RemoteDefinition } from '../shared-kit/src/remote/remote-contract.ts'

/** A text by its key, whether the file nests its keys or not. */
const readText = (texts: Record<string, unknown>, key: string): unknown =>
  texts[key] ??
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], texts)

const readLocale = async (packageDir: string, language: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(join(packageDir, 'src/locales', `${language}.json`), 'utf8'))

/**
 * The links of a remote with their labels in all languages, read from its texts: the shell shows them without any text of the remote.
 * Throws where a label is missing in a language.
 */
export const resolveNavigation = async (
  packageDir: string,
  { name, navigation = [] }: Pick<RemoteDefinition, 'name' | 'navigation'>,
): Promise<ReleaseLink[]> => {
  if (navigation.length === 0) return []
  const locales = await Promise.all(languages.map(async ({ key }) => [key, await readLocale(packageDir, key)] as const))
  return navigation.map(({ textKey, countries, activePaths, ...link }) => {
    const labels = locales.map(([language, texts]) => {
      const label = readText(texts, textKey)
      if (typeof label !== 'string' || label.trim() === '')
        throw new Error(`${name}: the link ${link.id} has no text ${textKey} in src/locales/${language}.json`)
      return [language, label] as const
    })
    return {
      ...link,
      labels: Object.fromEntries(labels),
      ...(countries ? { countries: [...countries] } : {}),
      ...(activePaths ? { activePaths: [...activePaths] } : {}),
    }
  })
}
