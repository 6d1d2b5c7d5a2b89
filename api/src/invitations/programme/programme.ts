import { readFileSync } from 'node:fs'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  type Programme,
  type ProgrammeReward,
  type RewardRole,
  type RewardType,
  rewardLimits,
} from '@jobspan/shared-kit/contracts/rewards/programme'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { readCountrySwitches } from './country-switches.ts'

/** What one version of the programme brings one side. */
export type RewardRule = {
  role: RewardRole
  type: RewardType
  every: number
  points?: number
  /** How long it waits before it is distributed by itself, so that fraud is seen first; null where an operator distributes it. */
  hold_hours: number | null
  /** Where it is earned; everywhere where left out. */
  countries?: CountryKey[]
}
type ProgrammeVersion = {
  version: string
  valid_from: string
  terms_version: string
  points_per_usdt: number
  rewards: RewardRule[]
}

/** In the order of their time. A version that was valid is never changed: invitations keep the one under which they were opened. */
const { versions }: { versions: ProgrammeVersion[] } = JSON.parse(
  readFileSync(new URL('./programme.json', import.meta.url), 'utf8'),
)

/** The version that is valid at a moment. */
export const programmeAt = (now = new Date()): ProgrammeVersion => {
  const valid = versions.findLast(({ valid_from }) => Date.parse(valid_from) <= now.getTime()) ?? versions[0]
  if (!valid) throw new Error('programme.json: has no version')
  return valid
}

/** A version by its name; the one that is valid now where it is not known any more. */
export const findProgramme = (version: string | null): ProgrammeVersion =>
  versions.find((known) => known.version === version) ?? programmeAt()

/** What an invitation brings in a country: cash only where it is switched on. */
export const rewardRulesIn = (
  { rewards }: ProgrammeVersion,
  country: CountryKey,
  isCashOn: boolean,
): readonly RewardRule[] =>
  rewards.filter(
    ({ type, countries }) => (type !== 'cash' || isCashOn) && (countries === undefined || countries.includes(country)),
  )

const daysOf: Partial<Record<RewardType, number>> = { pin: rewardLimits.pinDays, template: rewardLimits.templateDays }

/** The programme as it is now in a country. */
export const loadProgramme = async (db: QueryExecutor, country: CountryKey): Promise<Programme> => {
  const version = programmeAt()
  const { isCashOn, isMailOn } = await readCountrySwitches(db, country)
  return {
    country,
    version: version.version,
    valid_from: version.valid_from,
    terms_version: version.terms_version,
    rewards: rewardRulesIn(version, country, isCashOn).map(toProgrammeReward),
    is_cash_on: isCashOn,
    points_per_usdt: version.points_per_usdt,
    is_mail_on: isMailOn,
  }
}

const toProgrammeReward = ({ role, type, every, points }: RewardRule): ProgrammeReward => ({
  role,
  type,
  every,
  points: points ?? null,
  days: daysOf[type] ?? null,
})
