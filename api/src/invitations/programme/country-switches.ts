import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { changeSetting, readSetting, storedSetting } from '../../platform/settings/stored-settings.ts'

/** What the laws of a country decide: off unless somebody switched it on. */
export type CountrySwitches = { isCashOn: boolean; isMailOn: boolean }

const off: CountrySwitches = { isCashOn: false, isMailOn: false }
const keyPrefix = 'rewards_in/'
const keyOf = (country: CountryKey) => `${keyPrefix}${country}`

/** SQL: what is stored of a country, for {@link toCountrySwitches}. */
export const storedSwitches = (country: Placeholder): SQL<unknown> =>
  storedSetting(sql`${keyPrefix} || ${country}::text`)

export const toCountrySwitches = (stored: unknown): CountrySwitches => ({
  ...off,
  ...(stored as Partial<CountrySwitches> | null | undefined),
})

export const readCountrySwitches = async (db: QueryExecutor, country: CountryKey): Promise<CountrySwitches> =>
  toCountrySwitches(await readSetting(db, keyOf(country)))

/** Switches what is named; gives the switches as they were. */
export const changeCountrySwitches = async (
  transaction: QueryExecutor,
  country: CountryKey,
  changes: Partial<CountrySwitches>,
): Promise<CountrySwitches> => {
  let earlier = off
  await changeSetting(transaction, keyOf(country), {}, (before) => {
    earlier = { ...off, ...(before as Partial<CountrySwitches>) }
    return { ...earlier, ...changes }
  })
  return earlier
}
