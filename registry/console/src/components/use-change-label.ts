import { countryName } from '@jobspan/shared-kit/contracts/registry/country-name'
import type { Change } from '@jobspan/shared-kit/contracts/registry/rollout'
import { countryKeys } from '../countries.ts'
import { useConsoleText } from '../texts.ts'
import { shortBuild } from './monospace.tsx'

/** A change in a few words, such as `Promote a1b2c3d`. */
export const useChangeLabel = () => {
  const t = useConsoleText()
  return (change: Change): string =>
    t(`words.${change.kind}`, {
      context: change.kind === 'toggle' ? (change.enabled ? 'on' : 'off') : undefined,
      build: 'build' in change ? shortBuild(change.build) : '',
      percent: change.kind === 'canary' ? change.percent : '',
    })
}

/** Countries in a few words: their names while they are few, else how many. */
export const useCountriesLabel = () => {
  const t = useConsoleText()
  return (keys: readonly string[]): string => {
    if (keys.length === countryKeys.length) return t('countries.all')
    return keys.length > 4 ? t('countries.count', { count: keys.length }) : keys.map(countryName).join(', ')
  }
}
