import { countryInSentence, countryName } from '@jobspan/shared-kit/contracts/registry/country-name'
import type { Change } from '@jobspan/shared-kit/contracts/registry/rollout'
import { countryKeys } from '../countries.ts'
import { useConsoleText } from '../texts.ts'
import { useVersionText } from './version-name.tsx'

/** A change of a remote in a few words, such as “Release the version of 20 Nov, 14:05 to everyone”. */
export const useChangeLabel = () => {
  const t = useConsoleText()
  const versionText = useVersionText()
  return (change: Change, remote: string): string =>
    t(`words.${change.kind}`, {
      context: change.kind === 'toggle' ? (change.enabled ? 'on' : 'off') : undefined,
      version: 'build' in change ? versionText(remote, change.build) : '',
      percent: change.kind === 'canary' ? change.percent : '',
    })
}

/** Countries in a few words: their names while they are few, else how many. */
export const useCountriesLabel = ({ isInSentence = false } = {}) => {
  const t = useConsoleText()
  return (keys: readonly string[]): string => {
    if (keys.length === countryKeys.length) return t('countries.all')
    if (keys.length > 4) return t('countries.count', { count: keys.length })
    return keys.map(isInSentence ? countryInSentence : countryName).join(', ')
  }
}
