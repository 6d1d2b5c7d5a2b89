import { findGeoLocation } from '@jobspan/shared-kit/contracts/config/geo-location'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useState } from 'react'
import type { SuggestionChoice } from './suggest-list-props.ts'
import type { Suggestion } from './suggestion.ts'
import { useSuggestionTexts } from './use-suggestion-texts.ts'

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge: 600_000, timeout: 10_000 })
  })

/** About a kilometre: more would say in which house somebody is. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/**
 * A row that takes the place nearest to where the browser is; it is asked for only when the row is picked. A place of another country than the one
 * that is searched is searched for there.
 */
export const useNearestPlace = (searched: string | null): Suggestion => {
  const t = useSuggestionTexts()
  const { api, locale, notify } = usePlatform()
  const [isAsking, setAsking] = useState(false)
  const find = async (): Promise<SuggestionChoice | undefined> => {
    if (isAsking) return undefined
    setAsking(true)
    try {
      const { coords } = await position()
      const query = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }
      const { location } = await api.call(findGeoLocation, { query })
      if (location) {
        const { value, country } = location
        const isHere = searched === 'all' || country === (searched ?? locale.country)
        return isHere ? { location: value } : { location: value, country }
      }
      notify(t('form.noneNear'), 'error')
    } catch {
      notify(t('form.locationRefused'), 'error')
    } finally {
      setAsking(false)
    }
    return undefined
  }
  return {
    ...{ key: 'near', kind: 'near', marks: [], choice: {} },
    text: t(isAsking ? 'form.locating' : 'form.near'),
    isBusy: isAsking,
    run: find,
  }
}
