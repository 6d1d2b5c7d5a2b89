import { findTextFaults, type TextFault } from '../../build/find-text-faults.ts'

const words: Record<TextFault['kind'], string> = {
  unreadable: '',
  missing: 'is missing',
  empty: 'is empty',
  undefined: 'is used but missing',
  placeholders: 'has other placeholders than en-us',
  unknown: 'is not in en-us',
  unused: 'is used nowhere',
}

/** Checks the text catalogues of one package, and their use in its sources. Returns the faults as lines. */
export const checkTranslations = (textSources: readonly string[], ...sourceFolders: readonly string[]): string[] =>
  findTextFaults(textSources, ...sourceFolders).map(({ kind, language, key, file }) =>
    kind === 'unreadable' ? `${file}: ${language}: ${key}` : `${language}: ${key} ${words[kind]}`,
  )
