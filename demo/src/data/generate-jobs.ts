import type { WorkArrangement } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { RichText } from '@jobspan/shared-kit/contracts/jobs/rich-text'
import { countries, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { industries, jobBenefits } from '../../../api/src/config/lists/list-rows.ts'
import type { Location } from '../../../api/src/config/locations.ts'
import type { JobPlace } from '../../../api/src/jobs/job-place.ts'
import type { JobRecord } from '../../../api/src/jobs/job-record.ts'
import { hiringWeights, profiles } from './function-profile.ts'
import { citiesOf, demoSource, type Employer, makeAddress, makeEmployers, markets } from './generate-companies.ts'
import { makeJapanFacts } from './japan-facts.ts'
import { makePay } from './pay.ts'
import { createRandom, type Random } from './random.ts'
import { skillsOfFunction } from './skills-of-function.ts'
import { functionKeys } from './texts/language-texts.ts'
import { fill, textsByLanguage } from './texts/texts.ts'
import { type TitleFacts, titlesOf } from './title-facts.ts'

const idsOf = (keys: string) => jobBenefits.filter((row) => keys.split(',').includes(row.key)).map((row) => row.id)

const day = 86_400_000
const hour = 3_600_000
const paragraph = (text: string): RichText[number] => ({ type: 'paragraph', text })
const list = (items: string[]): RichText => [{ type: 'list', ordered: false, items }]

const countryCodes = countries.flatMap((country) => (country.code ? [country.code] : []))

function placeOf(city: Location, language: LanguageKey): JobPlace {
  return {
    country: city.country,
    countryCode: city.countryCode,
    locationId: city.id,
    locality: city.names[language],
    region: null,
    latitude: city.latitude,
    longitude: city.longitude,
  }
}

function makeApplicantLocation(random: Random, home: string): JobRecord['applicantLocation'] {
  const draw = random.next()
  if (draw < 0.55) return { kind: 'only', countries: [home] }
  if (draw < 0.72) return { kind: 'only', countries: [...new Set([home, ...random.some(countryCodes, 3)])] }
  if (draw < 0.92) return { kind: 'worldwide', countries: [] }
  return {
    kind: 'worldwide_except',
    countries: random.some(
      countryCodes.filter((code) => code !== home),
      2,
    ),
  }
}

function makeDates(
  random: Random,
  now: number,
): Pick<JobRecord, 'postedAt' | 'repostedAt' | 'validThrough' | 'status'> {
  const draw = random.next()
  const status = draw < 0.025 ? 'closed' : draw < 0.045 ? 'on_hold' : 'open'
  // Squared, so that new jobs are more frequent than old ones.
  const age = random.next() ** 2 * 45 * day + random.next() * 2 * hour
  const isReposted = random.chance(0.08)
  const postedAt = now - (isReposted ? age + random.between(20, 60) * day : age)
  return {
    status,
    postedAt: new Date(postedAt),
    repostedAt: isReposted ? new Date(now - age * 0.4) : null,
    validThrough:
      status === 'closed'
        ? new Date(now - random.next() * 6 * day)
        : random.chance(0.8)
          ? new Date(now + random.between(5, 60) * day)
          : null,
  }
}

function chooseJobType(random: Random, partTime: number, title: TitleFacts): number {
  const draw = random.next()
  if (draw < partTime && !title.isSenior) return 2
  if (draw < partTime + 0.07) return 3
  if (draw < partTime + 0.1) return 4
  if (draw < partTime + 0.14 && !title.isSenior) return 5
  if (draw < partTime + 0.165 && title.canFreelance) return 6
  return 1
}

function chooseExperience(random: Random, jobTypeId: number, title: TitleFacts): number {
  if (jobTypeId === 5) return random.chance(0.7) ? 1 : 2
  if (title.isSenior) return random.weighted([0, 0, 0, 0.35, 0.45, 0.2]) + 1
  if (title.isEntry) return random.weighted([0.5, 0.25, 0.2, 0.05, 0, 0]) + 1
  return random.weighted([0.08, 0.12, 0.38, 0.27, 0.13, 0.02]) + 1
}

function chooseArrangement(random: Random, remote: number, hybrid: number): WorkArrangement {
  const draw = random.next()
  return draw < remote ? 'remote' : draw < remote + hybrid ? 'hybrid' : 'on_site'
}

function makeTexts(
  random: Random,
  employer: Employer,
  functionId: number,
  title: string,
  city: string,
  tools: readonly string[],
  xpLvlId: number,
) {
  const texts = textsByLanguage[employer.market.language]
  const words = texts.functions[functionKeys[functionId - 1] ?? 'admin']
  const opening = fill(random.pick(texts.openings), { company: employer.record.name, title, city })
  const closing = random.chance(0.7) ? [paragraph(random.pick(texts.process))] : []
  const needs = random.some(words.needs, random.between(3, 4))
  const [a, b] = tools
  if (a && b) needs.splice(random.between(0, 1), 0, fill(random.pick(texts.skills), { a, b }))
  return {
    description: [
      paragraph(opening),
      paragraph(random.pick(words.intros)),
      paragraph(fill(random.pick(texts.team), { n: String(random.between(4, 9)) })),
      ...closing,
    ],
    responsibilities: list(random.some(words.duties, random.between(4, 5))),
    requirements: list([texts.experience[xpLvlId - 1] ?? '', ...needs]),
  }
}

const homeBenefits = new Set(idsOf('remote-work,phone-allowance'))
const deskBenefits = new Set(idsOf('company-laptop,flexible-hours,weekends-off,phone-allowance,stock-options'))

/** Nobody offers a cook a laptop, or work from home to those who must come. */
const isBenefitOffered = (id: number, arrangement: WorkArrangement, isHandsOn: boolean) =>
  !(arrangement === 'on_site' && homeBenefits.has(id)) && !(isHandsOn && deskBenefits.has(id))

/** What somebody is looked for as: a title, and the main function that it is of. */
export type Position = { functionId: number; titleFacts: TitleFacts }

function drawPosition(random: Random, sector: Employer['sector']): Position {
  const functionId = random.weighted(hiringWeights[sector]) + 1
  return { functionId, titleFacts: random.pick(titlesOf(functionId, sector)) }
}

/** One job of an employer; `number` makes its identifier. Its position is drawn unless it is told. */
export function makeJob(
  random: Random,
  employer: Employer,
  { number, now, position }: { number: number; now: number; position?: Position },
): JobRecord {
  const { market, record } = employer
  const { language, country } = market
  const { functionId, titleFacts } = position ?? drawPosition(random, employer.sector)
  const key = functionKeys[functionId - 1] ?? 'admin'
  const profile = profiles[key]
  const jobTypeId = chooseJobType(random, profile.partTime, titleFacts)
  const xpLvlId = chooseExperience(random, jobTypeId, titleFacts)
  const arrangement =
    titleFacts.isEntry && key !== 'service' ? 'on_site' : chooseArrangement(random, profile.remote, profile.hybrid)
  const city = random.chance(0.65) ? employer.city : random.pick(citiesOf(market))
  const known = skillsOfFunction(functionId, titleFacts.jobFunctionId, language)
  const tools = random.some(known.tools, random.between(1, 3))
  const skills = [...tools, ...random.some(known.named, random.between(2, 4))]
  const [open, close] = language === 'ja' || language.startsWith('zh') ? ['（', '）'] : [' (', ')']
  const plainTitle = titleFacts.names[language]
  const tool = (key === 'it' || key === 'web3') && titleFacts.isDeveloper && random.chance(0.3) ? tools[0] : undefined
  const title = tool ? `${plainTitle}${open}${tool}${close}` : plainTitle
  const isExternal = random.chance(0.08)
  const places = [placeOf(city, language)]
  if (arrangement !== 'remote' && random.chance(0.06)) {
    const second = random.pick(citiesOf(market))
    if (second !== city) places.push(placeOf(second, language))
  }
  const identifier = `job-${number}`
  const fitting = record.benefitIds.filter((id) => isBenefitOffered(id, arrangement, profile.hybrid === 0))
  const benefitIds = random.some(fitting, random.between(3, 6))
  const recruiter = random.chance(0.9) ? random.pick(employer.recruiters) : null
  return {
    source: demoSource,
    identifier,
    title,
    language,
    companyIdentifier: record.identifier,
    country,
    places,
    fullAddress:
      arrangement === 'remote'
        ? null
        : city === employer.city
          ? record.address
          : random.chance(0.6)
            ? makeAddress(random, market, city.names[language])
            : null,
    pay: makePay(random, { country, xpLvlId, jobTypeId, factor: profile.pay * titleFacts.pay }),
    jobTypeId,
    xpLvlId,
    degreeId: random.chance(0.85) ? (titleFacts.isEntry ? random.pick([1, 1, 3]) : random.pick(profile.degrees)) : null,
    mainFunctionId: functionId,
    jobFunctionId: titleFacts.jobFunctionId,
    functionTitleId: titleFacts.id,
    industry: industries[(record.industryId ?? 1) - 1]?.names[language] ?? null,
    arrangement,
    applicantLocation: arrangement === 'remote' ? makeApplicantLocation(random, city.countryCode) : null,
    ...makeTexts(random, employer, functionId, plainTitle, city.names[language], tools, xpLvlId),
    benefits: benefitIds.map((id) => jobBenefits[id - 1]?.names[language] ?? ''),
    skills,
    ...makeDates(random, now),
    isUrgent: random.chance(0.06),
    isWeb3: key === 'web3' || (employer.sector === 'crypto' && key === 'it'),
    openings: random.chance(0.5) ? random.weighted([6, 3, 2, 1, 1]) + 1 : null,
    recruiter,
    responseRate: recruiter ? employer.responseRate : null,
    screeningQuestions:
      !isExternal && random.chance(0.27) ? random.some(textsByLanguage[language].questions, random.between(1, 3)) : [],
    externalUrl: isExternal ? `https://www.example.com/${record.identifier}/careers/${identifier}` : null,
    japan:
      country === 'jp'
        ? makeJapanFacts(random, { jobTypeId, isShiftWork: profile.partTime > 0.15 || key === 'manufacturing' })
        : null,
  }
}

/**
 * Any number of jobs, one after the other, for measuring; the employers are those of `makeEmployers` with the same
 * seed. `now` is the moment that ages count from.
 */
export function* generateJobs({
  count,
  seed = 1,
  now,
  employers = makeEmployers({ seed }),
}: {
  count: number
  seed?: number
  now: Date
  employers?: readonly Employer[]
}): Generator<JobRecord> {
  const random = createRandom(seed + 1)
  const byMarket = markets.map((market) => employers.filter((employer) => employer.market === market))
  const weights = markets.map((market, index) => (byMarket[index]?.length ? market.weight : 0))
  const time = now.getTime()
  for (let number = 1; number <= count; number++) {
    const own = byMarket[random.weighted(weights)] as Employer[]
    yield makeJob(random, own[Math.floor(random.next() ** 1.4 * own.length)] as Employer, { number, now: time })
  }
}
