import { resolve } from 'node:path'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { listTextSources, readLocale } from '../../build/read-locale.ts'

const root = resolve(import.meta.dirname, '../..')

/** Texts of a package, and of its parts. */
const textsIn = (folder: string) => listTextSources(resolve(root, folder, 'src'))

const textSources = {
  kit: [...textsIn('shared-kit'), ...textsIn('shared-features')],
  shell: textsIn('shell'),
  'mf-search': textsIn('mf-search'),
  'mf-job-detail': textsIn('mf-job-detail'),
  'mf-profile': textsIn('mf-profile'),
  'mf-chat': textsIn('mf-chat'),
  'mf-identity': textsIn('mf-identity'),
  'mf-rewards': textsIn('mf-rewards'),
  console: textsIn('registry/console'),
}

/** Playwright takes a quotation mark, in a pattern too, for the begin of a text wherever it joins two selectors, as `first()` does. */
const quotationMark = /['"`]/g
const literally = (text: string) =>
  text
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(quotationMark, (mark) => `\\x${mark.charCodeAt(0).toString(16)}`)

/**
 * What the site says in a language, read from the catalogues, so that a journey finds things by the words a visitor sees.
 * The result matches the whole text; placeholders match anything, plural texts match any of their forms.
 */
export const textsOf =
  (language: string) =>
  (owner: keyof typeof textSources, key: string): RegExp => {
    const groups = key.split('.').slice(0, -1)
    const last = key.split('.').at(-1) as string
    const forms = textSources[owner]
      .map((textSource) =>
        groups.reduce<unknown>(
          (parent, part) => (parent as Record<string, unknown> | undefined)?.[part],
          readLocale(textSource, language as LanguageKey),
        ),
      )
      .flatMap((node) => Object.entries(node ?? {}))
      .filter(([name]) => name.replace(/_(zero|one|two|few|many|other)$/, '') === last)
      .map(([, text]) => literally(String(text)).replaceAll(/\\\{\\\{.*?\\\}\\\}/g, '.*'))
    if (forms.length === 0) throw new Error(`${owner} has no text ${key} in ${language}.`)
    return new RegExp(`^(?:${forms.join('|')})$`, 'u')
  }
