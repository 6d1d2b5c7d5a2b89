import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { changeSetting, readSetting } from '../../platform/settings/stored-settings.ts'

/** What the laws of a country decide: off unless somebody switched it on. */
export type CountrySwitches = { isCashOn: boolean; isMailOn: boolean }

const off: CountrySwitches = { isCashOn: false, isMailOn: false }
const keyOf = (country: CountryKey) => `rewards_in/${country}`

export const readCountrySwitches = async (db: QueryExecutor, country: CountryKey): Promise<CountrySwitches> => ({
  ...off,
  ...((await readSetting(db, keyOf(country))) as Partial<CountrySwitches> | undefined),
})

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
