import { beforeAll, describe, expect, test } from '@jest/globals'
import type { PayPeriod } from '@jobspan/shared-kit/contracts/jobs/pay'
import { richText } from '@jobspan/shared-kit/contracts/jobs/rich-text'
import { countries, type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { minInsightJobs } from '@jobspan/shared-kit/contracts/search/market-insight'
import { configList, findOption } from '../../../api/src/config/lists/config-list.ts'
import { functionTitles } from '../../../api/src/config/lists/list-rows.ts'
import type { CompanyRecord, JobRecord } from '../../../api/src/jobs/job-record.ts'
import commonOccupations from './common-occupations.json' with { type: 'json' }
import { generateDemoData } from './demo-data.ts'
import { markets } from './generate-companies.ts'
import { generateJobs } from './generate-jobs.ts'
import { payLevels } from './pay.ts'
import { textsByLanguage } from './texts/texts.ts'

const now = new Date('2026-11-20T09:00:00Z')
let companies: CompanyRecord[]
let jobs: JobRecord[]

beforeAll(() => {
  ;({ companies, jobs } = generateDemoData({ now }))
})

const textOf = (job: JobRecord) =>
  [...job.description, ...job.responsibilities, ...job.requirements]
    .map((block) => (block.type === 'list' ? block.items.join(' ') : block.text))
    .join(' ')

const share = (test: (job: JobRecord) => boolean) => jobs.filter(test).length / jobs.length

/** What a text of that language always has, and others hardly. */
const marks: Record<LanguageKey, RegExp> = {
  'en-us': /\b(the|and|with)\b/,
  'zh-cn': /[这们为时间问题团队经验]/,
  'zh-tw': /[這們為時間題團隊經驗]/,
  ja: /[ぁ-ん]/,
  'es-es': /\b(el|los|una|del)\b|[¿ñ]/,
  'pt-br': /[ãõ]|\b(uma|dos|com)\b/,
  ms: /\b(dengan|anda|yang|kerja)\b/i,
  id: /\b(dengan|anda|yang|kerja)\b/i,
  tr: /[ğışİ]/,
  ar: /[\u0600-\u06ff]/,
}

describe('the demonstration catalogue', () => {
  test('has about 400 companies and more than 3,000 jobs, with jobs in all 19 countries', () => {
    expect(companies.length).toBeGreaterThan(380)
    expect(jobs.length).toBeGreaterThan(3000)
    for (const { key } of countries) expect(jobs.filter((job) => job.country === key).length).toBeGreaterThan(30)
  })

  test('is the same from the same seed, and another from another', () => {
    expect(generateDemoData({ now, count: 300 }).jobs).toEqual(generateDemoData({ now, count: 300 }).jobs)
    const other = generateDemoData({ now, seed: 2, count: 300 }).jobs
    expect(other.map((job) => job.title)).not.toEqual(jobs.slice(0, 300).map((job) => job.title))
  })

  test('names every company, every job and every employer of a job once', () => {
    expect(new Set(companies.map((company) => company.identifier)).size).toBe(companies.length)
    expect(new Set(companies.map((company) => company.name)).size).toBe(companies.length)
    expect(new Set(jobs.map((job) => job.identifier)).size).toBe(jobs.length)
    const known = new Set(companies.map((company) => company.identifier))
    expect(jobs.filter((job) => !job.companyIdentifier || !known.has(job.companyIdentifier))).toEqual([])
  })

  test('uses the languages of each country', () => {
    const expected: Record<string, string[]> = {
      jp: ['ja'],
      tw: ['zh-tw'],
      hk: ['en-us', 'zh-tw'],
      sg: ['en-us', 'zh-cn'],
      my: ['en-us', 'ms'],
      id: ['id'],
      br: ['pt-br'],
      es: ['es-es'],
      tr: ['tr'],
      sa: ['ar'],
      ae: ['ar', 'en-us'],
    }
    for (const { key } of countries) {
      const spoken = new Set(jobs.filter((job) => job.country === key).map((job) => job.language))
      expect([...spoken].sort()).toEqual(expected[key] ?? ['en-us'])
    }
  })

  test('writes each job in the language it claims, with every blank filled', () => {
    const foreign = jobs.filter((job) => !marks[job.language as LanguageKey].test(textOf(job)))
    expect(foreign.map(textOf)).toEqual([])
    expect(jobs.map(textOf).filter((text) => /[{}]|undefined|null/.test(text))).toEqual([])
    const english = jobs.filter((job) => job.language === 'en-us').map(textOf)
    expect(english.filter((text) => /[\u3040-\u30ff\u4e00-\u9fff\u0600-\u06ff]/.test(text))).toEqual([])
    expect(jobs.filter((job) => !richText.safeParse(job.description).success)).toEqual([])
    for (const company of companies) expect(company.overview).not.toMatch(/[{}]|undefined/)
  })

  test('pays what is believable in the country’s currency', () => {
    const monthly: Record<PayPeriod, number> = { HOUR: 168, DAY: 21, WEEK: 4.33, MONTH: 1, YEAR: 1 / 12 }
    const strange = jobs.filter((job) => {
      if (!job.pay) return false
      const { min, max, currency, period } = job.pay
      const level = payLevels[job.country]
      const unit = level.period === 'YEAR' ? 1 / 12 : 1
      const isBelievable =
        currency === countries.find((country) => country.key === job.country)?.currency &&
        Number(min) * monthly[period] > level.floor * unit * 0.55 &&
        Number(max ?? min) * monthly[period] < level.middle * unit * 9 &&
        (max === null || max > Number(min))
      return !isBelievable
    })
    expect(strange.map((job) => [job.title, job.country, job.pay])).toEqual([])
    expect(share((job) => job.pay === null)).toBeGreaterThan(0.08)
  })

  // Of 220 titles no country had ten postings alike, so neither home nor any search ever told what a title pays.
  test('has enough postings of a nurse in five countries that what they pay can be told', () => {
    const nurse = functionTitles.find(({ key }) => key === 'registered-nurse')
    const stated = jobs.filter(
      ({ functionTitleId, pay, status }) => functionTitleId === nurse?.id && pay && status === 'open',
    )
    const counts = Map.groupBy(stated, ({ country, pay }) => `${country} ${pay?.period}`)
    const countries = [...counts].filter(([, alike]) => alike.length >= minInsightJobs).map(([key]) => key.slice(0, 2))
    expect(new Set(countries)).toEqual(new Set(['sg', 'ph', 'us', 'sa', 'jp']))
  })

  // “Enfermeiro” found nothing in Brazil: among 220 titles no nurse had been drawn there.
  test('has each of the ten commonest occupations open in every country, in each of its languages', () => {
    const idsOf = (titles: readonly string[]) =>
      functionTitles.filter(({ key }) => titles.includes(key)).map(({ id }) => id)
    const missing = markets.flatMap(({ country, language }) => {
      const open = jobs.filter((job) => job.country === country && job.language === language && job.status === 'open')
      const titles = new Set(open.map(({ functionTitleId }) => functionTitleId))
      return commonOccupations.flatMap((occupation) =>
        idsOf(occupation.titles).some((id) => titles.has(id)) ? [] : [`${country} ${language} ${occupation.titles[0]}`],
      )
    })
    expect([commonOccupations.length, missing]).toEqual([10, []])
  })

  // “Series A” stood beside five thousand people since 2001: stage, size and year were drawn one by one.
  test('says of each company what can be true together, in its own language', () => {
    const strange = companies.filter(({ sizeId, financingStageId, profile }) => {
      const age = now.getFullYear() - (profile?.foundedIn ?? 0)
      const isVenture = [2, 3, 4].includes(financingStageId ?? 0)
      return (isVenture && (age > 14 || Number(sizeId) > 4)) || (age < 3 && Number(sizeId) > 2)
    })
    expect(strange).toEqual([])
    for (const { overview, profile } of companies) expect(overview).toContain(String(profile?.foundedIn))
    const described = companies.filter(({ profile }) => profile?.cultureText && profile.lifeText)
    expect(described.length).toBeGreaterThan(100)
    for (const { profile } of companies)
      for (const { url } of profile?.socialMedia ?? []) expect(url).toMatch(/^https:\/\/www\.example\.com\//)
    expect(companies.find(({ name }) => name.includes('青葉野'))?.profile?.aliases?.join()).toContain('Aobano')
  })

  test('points only to options that exist', () => {
    const astray = jobs.filter((job) => {
      const lists = [
        ['job_types', job.jobTypeId],
        ['xp_lvls', job.xpLvlId],
        ['main_functions', job.mainFunctionId],
        ['job_functions', job.jobFunctionId],
        ['function_titles', job.functionTitleId],
        ['locations', job.places[0]?.locationId ?? null],
      ] as const
      return lists.some(([type, id]) => !findOption(configList(type, 'en-us'), id))
    })
    expect(astray).toEqual([])
    expect(jobs.flatMap((job) => [...job.benefits, ...job.skills]).filter((text) => text === '')).toEqual([])
  })

  test('is mostly fresh and open, with some urgent, reposted, held and closed jobs', () => {
    const age = (date: Date | null) => (now.getTime() - (date?.getTime() ?? 0)) / 86_400_000
    const ages = jobs.map((job) => age(job.repostedAt ?? job.postedAt))
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ages)).toBeLessThan(46)
    expect(jobs.filter((job) => job.status === 'open' && job.validThrough && job.validThrough < now)).toEqual([])
    for (const [from, to, is] of [
      [0.02, 0.1, (job: JobRecord) => job.isUrgent],
      [0.04, 0.12, (job: JobRecord) => job.repostedAt !== null],
      [0.005, 0.05, (job: JobRecord) => job.status === 'closed'],
      [0.005, 0.05, (job: JobRecord) => job.status === 'on_hold'],
      [0.05, 0.11, (job: JobRecord) => job.externalUrl !== null],
      [0.2, 0.3, (job: JobRecord) => job.screeningQuestions.length > 0],
      [0.02, 0.1, (job: JobRecord) => job.isWeb3],
      [0.08, 0.2, (job: JobRecord) => job.arrangement === 'remote'],
    ] as const) {
      expect(share(is)).toBeGreaterThan(from)
      expect(share(is)).toBeLessThan(to)
    }
  })

  test('says who may apply to remote jobs, and states what Japanese law wants', () => {
    expect(jobs.filter((job) => (job.applicantLocation !== null) !== (job.arrangement === 'remote'))).toEqual([])
    expect(jobs.filter((job) => (job.japan !== null) !== (job.country === 'jp'))).toEqual([])
  })

  test('has a few jobs in Singapore that some identities alone may apply to', () => {
    const restricted = jobs.filter((job) => job.eligibility)
    expect(restricted.map(({ title }) => title).toSorted()).toEqual([
      'HR officer',
      'Housekeeper',
      'Kindergarten teacher',
      'Waiter',
      'Warehouse operative',
    ])
    for (const { country, language, status, externalUrl, eligibility } of restricted) {
      expect({ country, language, status, externalUrl }).toEqual({
        country: 'sg',
        language: 'en-us',
        status: 'open',
        externalUrl: null,
      })
      expect(eligibility).toEqual({ identityIds: expect.arrayContaining([1]), text: expect.stringMatching(/citizens/) })
    }
  })

  // They led to names below example.com, which no name server knows; this one answers, and says what it is (RFC 2606).
  test('leads on to nobody’s real site, and to an address that answers', () => {
    const addresses = [...jobs.map((job) => job.externalUrl), ...companies.map((company) => company.website)]
    const hosts = addresses.flatMap((address) => (address ? [new URL(address).hostname] : []))
    expect([...new Set(hosts)]).toEqual(['www.example.com'])
  })
})

test('every language has the same amount of text for every field of work', () => {
  for (const { key } of languages) {
    const texts = textsByLanguage[key]
    expect(texts.experience).toHaveLength(6)
    expect(texts.questions.map((question) => question.type).sort()).toEqual(
      textsByLanguage['en-us'].questions.map((question) => question.type).sort(),
    )
    for (const words of Object.values(texts.functions)) {
      expect([words.intros.length, words.duties.length, words.needs.length]).toEqual([2, 5, 5])
      expect(new Set([...words.duties, ...words.needs]).size).toBe(10)
    }
  }
})

test('any number of jobs can be drawn one after the other, the first of them the catalogue’s own', () => {
  const drawn: JobRecord[] = []
  for (const job of generateJobs({ count: 1_000_000, now })) {
    drawn.push(job)
    if (drawn.length === 50) break
  }
  expect(drawn).toEqual(jobs.slice(0, 50))
})
