import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { ReactElement } from 'react'

/**
 * What says that there is no page, or that it is off here and on in `countries`. Few ever see it, so it comes when it is needed;
 * rejects where it does not.
 */
export const loadNotFoundView = async (status: 404 | 410, countries?: readonly CountryKey[]): Promise<ReactElement> => {
  if (countries) {
    const { DisabledInCountry: Off } = await import(
      /* webpackChunkName: "small-pages" */ '../frame/disabled-in-country.tsx'
    )
    return <Off countries={countries} />
  }
  const { NotFound } = await import(/* webpackChunkName: "small-pages" */ '../frame/not-found.tsx')
  return <NotFound status={status} />
}
