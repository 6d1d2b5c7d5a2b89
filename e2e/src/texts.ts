import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { readLocale } from '../../build/read-locale.ts'

const root = resolve(import.meta.dirname, '../..')

/** Texts of a remote, and of its parts. */
const partsOf = (remote: string) => globSync(`${remote}/src/**/locales`, { cwd: root })

const folders = {
  kit: ['shared-kit/src/i18n/locales', 'shared-features/src/ai-help/locales'],
  shell: ['shell/src/locales', 'shell/src/sign-in/locales', 'shell/src/notifications/locales'],
  'mf-search': partsOf('mf-search'),
  'mf-job-detail': partsOf('mf-job-detail'),
  'mf-profile': ['mf-profile/src/locales'],
  'mf-chat': ['mf-chat/src/locales'],
  'mf-identity': ['mf-identity/src/locales'],
  'mf-rewards': partsOf('mf-rewards'),
  console: ['registry/console/src/locales'],
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
  (owner: keyof typeof folders, key: string): RegExp => {
    const groups = key.split('.').slice(0, -1)
    const last = key.split('.').at(-1) as string
    const forms = folders[owner]
      .map((folder) =>
        groups.reduce<unknown>(
          (parent, part) => (parent as Record<string, unknown> | undefined)?.[part],
          readLocale(resolve(root, folder), language as LanguageKey),
        ),
      )
      .flatMap((node) => Object.entries(node ?? {}))
      .filter(([name]) => name.replace(/_(zero|one|two|few|many|other)$/, '') === last)
      .map(([, text]) => literally(String(text)).replaceAll(/\\\{\\\{.*?\\\}\\\}/g, '.*'))
    if (forms.length === 0) throw new Error(`${owner} has no text ${key} in ${language}.`)
    return new RegExp(`^(?:${forms.join('|')})$`, 'u')
  }
