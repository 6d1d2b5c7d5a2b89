import { describe, expect, it } from '@jest/globals'
import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { judgeQueries } from './judge.ts'
import type { JudgedQuery } from './judged-query.ts'

const job = (id: number, title: string, also_at?: JobSummary['also_at']) =>
  ({
    id,
    title,
    company: { name: 'Acme | Sons' },
    places: [{ label: 'Manila, Philippines', country: 'ph' }],
    job_type: { key: 'part-time' },
    xp_lvl: null,
    arrangement: 'remote',
    is_urgent: true,
    is_web3: false,
    pay: { min: null, max: 900, currency: 'PHP', period: 'HOUR' },
    language: 'en-us',
    also_at,
  }) as unknown as JobSummary

const open = [job(1, 'Nurse'), job(2, 'Head nurse'), job(3, 'Caregiver'), job(4, 'Welder')]
const query: JudgedQuery = {
  id: 'one',
  language: 'en-us',
  country: 'ph',
  text: 'nurse',
  kind: 'exact',
  exact: '^nurse \\|',
  right: '^[^|]*nurse',
  near: '^caregiver',
}

/** What a query comes to where the search shows these of the open jobs. */
const judge = async (shown: JobSummary[], changes: Partial<JudgedQuery> = {}) => {
  const site = { search: async () => ({ items: shown, ms: 1 }), openJobs: async () => open }
  const [outcome] = await judgeQueries(site, [{ ...query, ...changes }])
  if (!outcome) throw new Error('no outcome')
  return outcome
}
const shown = (...ids: number[]) =>
  open.filter(({ id }) => ids.includes(id)).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))

describe('judgeQueries', () => {
  it('is content with all right jobs, with near ones after them and without', async () => {
    expect(await judge(shown(1, 2))).toMatchObject({ ndcg: 1, isFirstRight: true, isEmpty: false })
    expect(await judge(shown(1, 2, 3))).toMatchObject({ ndcg: 1, strictNdcg: 1 })
    expect((await judge(shown(1, 2))).strictNdcg).toBeLessThan(1)
  })

  it('counts near and wrong jobs before right ones against the search', async () => {
    expect((await judge(shown(3, 1, 2))).ndcg).toBeLessThan(0.8)
    expect(await judge(shown(4, 1, 2))).toMatchObject({ isFirstRight: false })
  })

  it('takes what is shown with its double for shown', async () => {
    const withDouble = job(1, 'Nurse', [{ id: 2 }] as JobSummary['also_at'])
    expect((await judge([withDouble])).ndcg).toBe(1)
  })

  it('takes nothing, and near misses alone, for right where nothing fits', async () => {
    const nothing = { kind: 'nothing fitting', exact: undefined, right: undefined } as const
    expect(await judge([], nothing)).toMatchObject({ ndcg: 1, isFirstRight: true })
    expect(await judge(shown(3), nothing)).toMatchObject({ ndcg: 1, isFirstRight: true })
    expect(await judge(shown(4, 3), nothing)).toMatchObject({ ndcg: 0.5, isFirstRight: false })
  })

  it('refuses a query of which nothing open is right', async () => {
    await expect(judge(shown(1), { exact: '^astronaut', right: undefined })).rejects.toThrow('one (nurse)')
  })

  it('shows a result as one line for the rules', async () => {
    expect((await judge(shown(1))).shown[0]?.line).toBe(
      'Nurse | Acme / Sons | Manila, Philippines | type=part-time arrangement=remote urgent pay=-900/PHP/hour language=en-us country=ph',
    )
  })
})
