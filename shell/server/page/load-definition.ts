import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import type { RemoteDefinition } from '@jobspan/shared-kit/remote'
import type { ShellContext } from '../shell-context.ts'

type Texts = Awaited<ReturnType<ShellContext['texts']>>

/** Texts of releases, and of the shell's own pages, by the frame's texts of their language. */
const textsOfReleases = new WeakMap<Texts, Map<string, Texts>>()

/** Loads a remote's server build, or the shell's own pages, with texts of their own in a language. */
export const loadDefinition = async (site: ShellContext, release: Release | undefined, language: LanguageKey) => {
  const definition: RemoteDefinition = release ? await site.remotes.load(release) : site.frame.shellPages
  const ofFrame = await site.texts(language)
  const key = release?.global ?? definition.name
  const known = textsOfReleases.get(ofFrame) ?? new Map<string, Texts>()
  textsOfReleases.set(ofFrame, known)
  const texts = known.get(key) ?? site.frame.textsWith(ofFrame, definition.name, await definition.texts(language))
  known.set(key, texts)
  return { definition, texts }
}
