import type { RecruiterActivity } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { findLanguage } from '@jobspan/shared-kit/contracts/platform/locales'
import { companyCultures, industries, jobBenefits } from '../../../api/src/config/lists/list-rows.ts'
import { type Location, locations } from '../../../api/src/config/locations.ts'
import type { CompanyRecord } from '../../../api/src/jobs/job-record.ts'
import { markPath } from '../company-pictures/register-company-pictures.ts'
import { endings, type Sector, sectorOf, sectors } from './company-endings.ts'
import { believableSize, believableStage, companyFacts } from './company-facts.ts'
import type { Market } from './market.ts'
import marketsAsia from './markets-asia.json' with { type: 'json' }
import marketsWorld from './markets-world.json' with { type: 'json' }
import { createRandom, type Random } from './random.ts'
import { fill, textsByLanguage } from './texts/texts.ts'

export const demoSource = 'demo'
export const markets = [...marketsAsia, ...marketsWorld] as readonly Market[]

/** A company with what its jobs are made from. */
export type Employer = {
  record: CompanyRecord
  market: Market
  sector: Sector
  city: Location
  recruiters: { name: string; title: string; activity: RecruiterActivity | null }[]
  responseRate: number | null
}

const citiesByCountry = Map.groupBy(locations, (location) => location.country)
export const citiesOf = (market: Market): readonly Location[] => citiesByCountry.get(market.country) ?? []

const split = new Map<string, string[]>()
const parts = (list: string) => {
  let known = split.get(list)
  if (!known) {
    known = list.split(',')
    split.set(list, known)
  }
  return known
}

const industriesBySector = Map.groupBy(industries, (industry) => sectorOf(industry.id))

/** Crypto firms gather where the law suits them. */
const cryptoMarkets = new Set([
  'sg en-us',
  'hk en-us',
  'hk zh-tw',
  'ae en-us',
  'us en-us',
  'tw zh-tw',
  'jp ja',
  'gb en-us',
  'br pt-br',
])

function makeName(random: Random, market: Market, sector: Sector, taken: Set<string>): { name: string; stem: string } {
  for (let attempt = 0; ; attempt++) {
    const stem = random.pick(parts(market.stems))
    const plain = fill(random.pick(endings[market.manner][sector]), { s: stem })
    // Once a market's combinations run short, a branch number keeps names apart.
    const name = attempt < 40 ? plain : `${plain} ${attempt}`
    if (taken.has(name)) continue
    taken.add(name)
    return { name, stem }
  }
}

function personName(random: Random, market: Market): string {
  const given = random.pick(parts(market.given))
  const family = random.pick(parts(market.family))
  const { familyFirst, separator } = market.nameOrder
  return familyFirst ? `${family}${separator}${given}` : `${given}${separator}${family}`
}

export function makeAddress(random: Random, market: Market, city: string): string {
  return fill(market.address, {
    city,
    street: random.pick(parts(market.streets)),
    number: String(random.between(1, 180)),
    floor: String(random.between(1, 18)),
  })
}

/** No software house is older than its trade. */
const oldest: Partial<Record<Sector, number>> = { tech: 1998, crypto: 2016, commerce: 2004 }

const rareBenefits = new Set(
  'stock-options,four-day-week,company-housing,childcare-support,relocation-support,visa-sponsorship,annual-flight-ticket,company-car'.split(
    ',',
  ),
)
const gulf = new Set<string>(['sa', 'ae'])
const gulfBenefits = new Set(['annual-flight-ticket', 'housing-allowance', 'visa-sponsorship'])

function makeBenefitIds(random: Random, country: string): number[] {
  const offered = jobBenefits.filter(({ key }) => {
    if (gulfBenefits.has(key) && gulf.has(country)) return true
    return random.chance(rareBenefits.has(key) ? 0.12 : 0.85)
  })
  return random.some(offered, random.between(4, 10)).map((row) => row.id)
}

const activities: readonly (RecruiterActivity | null)[] = ['now', 'today', 'week', 'month', null]

function makeEmployer(random: Random, index: number, market: Market, sector: Sector, taken: Set<string>): Employer {
  const { language, country } = market
  const texts = textsByLanguage[language]
  const { name, stem } = makeName(random, market, sector, taken)
  const cities = citiesOf(market)
  const city = cities[Math.floor(random.next() ** 1.8 * cities.length)] as Location
  const cityName = city.names[language]
  const industry = random.pick(industriesBySector.get(sector) ?? industries)
  const overview = `${random.pick(texts.overviews)} ${random.pick(texts.overviewEndings)}`
  const identifier = `company-${index + 1}`
  const isHan = language === 'ja' || language.startsWith('zh')
  const joiner = isHan ? (text: string) => text.replaceAll('。 ', '。') : String
  const recruiters = Array.from({ length: random.between(1, 2) }, () => ({
    name: personName(random, market),
    title: random.pick(texts.recruiterTitles),
    activity: activities[random.weighted([0.1, 0.35, 0.3, 0.15, 0.1])] ?? null,
  }))
  const responseRate = random.chance(0.7) ? random.between(35, 98) / 100 : null
  const isVerified = random.chance(0.55)
  const drawnSizeId = random.weighted([0.08, 0.24, 0.3, 0.16, 0.1, 0.09, 0.03]) + 1
  const isSelfFinanced = random.chance(0.25)
  const year = random.between(oldest[sector] ?? 1968, 2023)
  const sizeId = believableSize({ year, sizeId: drawnSizeId })
  const drawn = { year, sizeId, sector, industryId: industry.id, name, isSelfFinanced }
  const financingStageId = believableStage(drawn)
  return {
    market,
    sector,
    city,
    recruiters,
    responseRate,
    record: {
      source: demoSource,
      identifier,
      name,
      country,
      isVerified,
      logoUrl: markPath(index + 1),
      industryId: industry.id,
      sizeId,
      financingStageId,
      overview: joiner(
        fill(overview, {
          company: name,
          city: cityName,
          industry: isHan
            ? industry.names[language]
            : industry.names[language].toLocaleLowerCase(findLanguage(language)?.intl),
          year: String(year),
        }),
      ),
      website: random.chance(0.8) ? `https://www.example.com/${identifier}` : null,
      location: cityName,
      address: makeAddress(random, market, cityName),
      benefitIds: makeBenefitIds(random, country),
      cultureIds: random.some(companyCultures, random.between(2, 4)).map((row) => row.id),
      profile: companyFacts({ ...drawn, stem, identifier, stageId: financingStageId }, { market, city }),
    },
  }
}

/** Sectors in the order in which a market's companies take them, so that small markets are varied too. */
const sectorCycle = (random: Random, market: Market): Sector[] => {
  const common = sectors.filter((sector) => sector !== 'crypto')
  const cycle = [
    ...random.some(common, common.length),
    ...random.some(['tech', 'industry', 'commerce', 'services', 'health'] as Sector[], 3),
  ]
  return cryptoMarkets.has(`${market.country} ${market.language}`) ? ['crypto', ...cycle] : cycle
}

/** The invented employers, at least three in every market. The same seed and count give the same companies. */
export function makeEmployers({ seed, count = 400 }: { seed: number; count?: number }): Employer[] {
  const random = createRandom(seed)
  const total = markets.reduce((sum, market) => sum + market.weight, 0)
  const taken = new Set<string>()
  const employers: Employer[] = []
  for (const market of markets) {
    const share = Math.max(3, Math.round((count * market.weight) / total))
    const cycle = sectorCycle(random, market)
    for (let index = 0; index < share; index++)
      employers.push(makeEmployer(random, employers.length, market, cycle[index % cycle.length] as Sector, taken))
  }
  return employers
}
