import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { functionTitles, jobFunctions } from '../../../api/src/config/lists/list-rows.ts'
import type { Sector } from './company-endings.ts'

/** What a title says about the job beyond its name. */
export type TitleFacts = {
  id: number
  jobFunctionId: number
  names: Record<LanguageKey, string>
  /** Leads people or decides alone; wants experience. */
  isSenior: boolean
  /** Open to beginners. */
  isEntry: boolean
  isDeveloper: boolean
  canFreelance: boolean
  /** Pay relative to the field of work. */
  pay: number
  /** The only sectors that have it, or null for all. */
  sectors: readonly Sector[] | null
}

const senior = /manager|supervisor|senior|director|lawyer|general-practitioner|lecturer|team-leader|counsel|architect$/
const entry =
  /operator|stocker|picker|driver|construction-worker|agent$|cleaner|clerk|assistant|cashier|operative|driver|guard|worker|waiter|barista|attendant|housekeeper|receptionist|kitchen/
const highPay: readonly (readonly [RegExp, number])[] = [
  [/general-practitioner/, 2.3],
  [/lawyer|pharmacist|machine-learning|plant-manager|semiconductor/, 1.25],
  [/manager|director|counsel|senior/, 1.22],
  [/supervisor|team-leader|architect/, 1.1],
  [/executive-assistant/, 1.1],
  [/cleaner|kitchen|cashier|housekeeper|attendant|childcare/, 0.82],
  [/assistant|clerk|operator|operative|agent$|receptionist/, 0.88],
]
const freelance = /developer|designer|writer|translator|editor|photographer|animator|tutor|specialist|engineer|guide/

/** Titles that only companies of certain sectors have, by their key. */
const atHome: readonly (readonly [RegExp, readonly Sector[]])[] = [
  [/^(relationship-manager|risk-analyst|insurance-claims-officer|bank-teller)$/, ['finance']],
  [/^(real-estate-agent|interior-designer)$/, ['build']],
  [/^(medical-sales-representative)$/, ['health']],
  [/^(game-developer)$/, ['tech', 'media']],
  [/^(food-technologist)$/, ['industry', 'health']],
  [
    /^(sales-engineer|semiconductor-process-engineer|embedded-systems-engineer|renewable-energy-engineer)$/,
    ['industry'],
  ],
  [
    /^(hotel-receptionist|housekeeping-attendant|travel-consultant|tour-guide|hotel-manager|housekeeping-supervisor)$/,
    ['hotel'],
  ],
  [/^(lawyer|paralegal|recruitment-consultant|hairdresser|housekeeper|nanny)$/, ['services']],
  [/^(journalist|editor|animator|photographer)$/, ['media']],
  [/^(beauty-consultant|live-stream-host|retail-buyer)$/, ['commerce']],
  [/^seo-specialist$/, ['tech', 'media', 'commerce']],
]

const mainFunctionOf = new Map(jobFunctions.map((row) => [row.id, row.parent]))

const byMainFunction = Map.groupBy(
  functionTitles.map((row) => ({
    mainFunctionId: mainFunctionOf.get(row.parent) ?? 0,
    facts: {
      id: row.id,
      jobFunctionId: row.parent,
      names: row.names,
      isSenior: senior.test(row.key),
      isEntry: entry.test(row.key) && !/executive-assistant|call-centre-team|real-estate/.test(row.key),
      isDeveloper: /developer|engineer/.test(row.key),
      canFreelance: freelance.test(row.key),
      pay: highPay.find(([pattern]) => pattern.test(row.key))?.[1] ?? 1,
      sectors: atHome.find(([pattern]) => pattern.test(row.key))?.[1] ?? null,
    } satisfies TitleFacts,
  })),
  (entryOfTitle) => entryOfTitle.mainFunctionId,
)

const known = new Map<string, readonly TitleFacts[]>()

/** The titles of a main function that a company of the sector can have. */
export function titlesOf(mainFunctionId: number, sector: Sector): readonly TitleFacts[] {
  const name = `${mainFunctionId} ${sector}`
  let found = known.get(name)
  if (!found) {
    const all = (byMainFunction.get(mainFunctionId) ?? []).map((title) => title.facts)
    found = all.filter((title) => !title.sectors || title.sectors.includes(sector))
    known.set(name, found)
  }
  return found
}
