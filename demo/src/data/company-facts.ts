import { readFileSync } from 'node:fs'
import type { ProfileFacts } from '../../../api/src/companies/profile/write-profile-facts.ts'
import type { Location } from '../../../api/src/config/locations.ts'
import { endings, type Sector } from './company-endings.ts'
import type { Market } from './market.ts'
import { createRandom } from './random.ts'
import { fill, textsByLanguage } from './texts/texts.ts'

const romanizedStems = JSON.parse(readFileSync(new URL('./romanized-stems.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>

const thisYear = 2026
/** Of `company_financing_stage_lists`. */
const stages = { bootstrapped: 1, seed: 2, seriesA: 3, seriesB: 4, seriesC: 5, listed: 6, none: 7 } as const
/** Of `company_types`. */
const types = { private: 1, public: 2, foreign: 3, joint: 4, startup: 5, state: 6, nonProfit: 7 } as const
const young = new Set<Sector>(['tech', 'crypto', 'commerce', 'media', 'health', 'logistics'])
const governmentAndNonProfit = 27

type Drawn = {
  year: number
  sizeId: number
  sector: Sector
  industryId: number
  name: string
  /** It lives on what it earns. */
  isSelfFinanced: boolean
}

/** A size that a company of that age can have: nobody has a thousand people after two years. */
export const believableSize = ({ year, sizeId }: Pick<Drawn, 'year' | 'sizeId'>): number => {
  const age = thisYear - year
  return Math.min(sizeId, age < 3 ? 2 : age < 6 ? 3 : age < 12 ? 5 : 7)
}

/** Who pays for its growth, by age and size: investors put series after series into young companies of fields that grow fast. */
export const believableStage = ({ year, sizeId, sector, isSelfFinanced }: Drawn): number => {
  if (thisYear - year > 14 || !young.has(sector)) {
    if (sizeId >= 6) return stages.listed
    return sizeId <= 2 ? stages.bootstrapped : stages.none
  }
  const bySize = [
    stages.bootstrapped,
    stages.seed,
    stages.seriesA,
    stages.seriesB,
    stages.seriesC,
    stages.listed,
    stages.listed,
  ]
  return isSelfFinanced && sizeId < 6 ? stages.bootstrapped : (bySize[sizeId - 1] ?? stages.none)
}

const believableType = ({ industryId, name }: Drawn, stageId: number, hash: number): number => {
  if (industryId === governmentAndNonProfit) return hash % 3 === 0 ? types.state : types.nonProfit
  if (/学校法人|医療法人/.test(name)) return types.nonProfit
  if (stageId === stages.listed) return types.public
  if (stageId >= stages.seed && stageId <= stages.seriesB) return types.startup
  return hash % 9 === 0 ? types.foreign : hash % 23 === 0 ? types.joint : types.private
}

const romanized = (stem: string, sector: Sector, hash: number): string[] => {
  const roman = romanizedStems[stem]
  const patterns = endings.en[sector]
  return roman === undefined ? [] : [fill(patterns[hash % patterns.length] as string, { s: roman })]
}

/** Of `social_types`: Facebook, LINE, X, LinkedIn, Instagram, YouTube, GitHub. */
const socialTypes: Record<number, string> = {
  3: 'facebook',
  4: 'line',
  5: 'x',
  6: 'linkedin',
  7: 'instagram',
  8: 'youtube',
  10: 'github',
}

const socialMediaOf = (sector: Sector, country: string, identifier: string, hash: number) => {
  const used = [
    6,
    ...(sector === 'tech' || sector === 'crypto' ? [10, 5] : [7, 3]),
    ...(country === 'jp' || country === 'tw' ? [4] : [8]),
  ]
  return used
    .slice(0, hash % 5)
    .map((typeId) => ({ typeId, url: `https://www.example.com/${socialTypes[typeId]}/${identifier}` }))
}

/** What a company's page says of it beyond its list entry: facts that fit each other and its age. The same identifier gives the same. */
export const companyFacts = (
  drawn: Drawn & { stem: string; identifier: string; stageId: number },
  { market, city }: { market: Market; city: Location },
): ProfileFacts => {
  const number = Number(drawn.identifier.replace(/\D/g, ''))
  const random = createRandom(7_919 * number)
  const texts = textsByLanguage[market.language]
  const { year, sector, identifier } = drawn
  const aliases = romanized(drawn.stem, sector, number)
  return {
    typeId: believableType(drawn, drawn.stageId, number),
    locationId: city.id,
    foundedIn: year,
    ...(aliases.length > 0 ? { aliases } : {}),
    // No register has such a number, so that none of it is taken for a real company's.
    ...(random.chance(0.85)
      ? {
          registration: {
            number: `DEMO-${String(number).padStart(6, '0')}`,
            register: null,
            registeredOn: `${year}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`,
          },
        }
      : {}),
    coordinates: {
      latitude: Math.round((city.latitude + (random.next() - 0.5) / 50) * 1e5) / 1e5,
      longitude: Math.round((city.longitude + (random.next() - 0.5) / 50) * 1e5) / 1e5,
    },
    ...(random.chance(0.75) ? { cultureText: random.pick(texts.cultureTexts) } : {}),
    ...(random.chance(0.6) ? { lifeText: random.pick(texts.lifeTexts) } : {}),
    socialMedia: socialMediaOf(sector, market.country, identifier, random.between(0, 4)),
  }
}
