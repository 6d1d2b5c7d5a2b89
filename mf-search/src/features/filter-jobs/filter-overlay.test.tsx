import { describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { emptySearch, type SearchState } from '../../search-state/search-state.ts'
import { buildSearchUrl } from '../../search-state/search-url.ts'
import { facets, handlers, inEnglish } from '../../testing/fixtures.ts'
import { FilterOverlay, type PanelGroup } from './filter-overlay.tsx'

setupMockApi(handlers.options, mockApiResponse('GET', '/api/job/jobs/search/facets', { data: facets(300) }))

const open = async (group: PanelGroup, state: SearchState = emptySearch) => {
  const applied: string[] = []
  const overlay = (
    <FilterOverlay
      state={state}
      groups={[group]}
      title="Filter"
      anchor={null}
      onApply={(next) => applied.push(buildSearchUrl('jobs', next))}
      onClose={() => undefined}
    />
  )
  const { user } = await renderWithPlatform(overlay, inEnglish)
  const show = await screen.findByRole('button', { name: 'Show 300 jobs' })
  const apply = async () => {
    await user.click(show)
    return applied.at(-1)
  }
  return { user, apply }
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('pay', () => {
  // Where pay is not counted in tens of thousands, as in Singapore, the ranges had no counts, and those without a job were offered.
  it('is offered in the ranges of the country’s currency that hold jobs, with their number', async () => {
    const { user, apply } = await open('salary')
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Any pay',
      'Up to S$3,00040',
      'From S$20,0001,200',
    ])
    await user.click(screen.getByRole('radio', { name: /From S\$20,000/ }))
    expect(await apply()).toBe('/jobs-hiring/job-search?salary_from=20000')
  })
})

describe('every choice', () => {
  const rows: [PanelGroup, 'checkbox' | 'radio', string[]][] = [
    ['location', 'checkbox', ['Orchard5', 'Jurong East0']],
    ['experience', 'checkbox', ['No experience0', '1 to 3 years31']],
    ['education', 'checkbox', ['Diploma6', 'Bachelor1,044']],
    [
      'date',
      'radio',
      ['Any time', 'Last 24 hours0', 'Last 3 days0', 'Last 7 days20', 'Last 14 days0', 'Last 30 days0'],
    ],
  ]
  it.each(rows)('of %s stands with its number of jobs', async (group, role, words) => {
    await open(group)
    expect(screen.getAllByRole(role).map((choice) => choice.closest('label')?.textContent)).toEqual(words)
  })
})

describe('country', () => {
  // The one filter that told of none of its choices how many jobs stand behind it.
  it('stands with its number of jobs, all countries too', async () => {
    const { user, apply } = await open('country')
    const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    expect(labels.slice(0, 2)).toEqual(['SingaporeIncludes remote jobs open to people there300', 'All countries4,100'])
    expect(labels).toContain('Japan1,250')
    expect(labels).toContain('Brazil0')
    await user.click(screen.getByRole('radio', { name: /Japan/ }))
    expect(await apply()).toBe('/jobs-hiring/job-search?country=jp')
  })
})

describe('work', () => {
  // Titles could be filtered by in an address only.
  it('is chosen down to the title; titles stand below functions that are chosen, with their number of jobs', async () => {
    const { user, apply } = await open('function')
    await user.click(screen.getByRole('button', { name: 'Show roles in Finance' }))
    expect(screen.queryByRole('checkbox', { name: /Auditor/ })).toBeNull()
    await user.click(box(/Audit/))
    expect(box(/Auditor/).closest('label')?.textContent).toBe('Auditor3')
    expect([box(/Auditor/).checked, box(/Tax consultant/).checked]).toEqual([true, true])
    await expectNoAxeViolations()
    await user.click(box(/Tax consultant/))
    expect(box(/Audit(?!or)/).indeterminate).toBe(true)
    expect(box(/Finance/).indeterminate).toBe(true)
    expect(await apply()).toBe('/jobs-hiring/job-search?function_job_title_ids=111')
    await user.click(box(/Auditor/))
    expect(box(/Auditor/)).toBeVisible()
    expect(await apply()).toBe('/jobs-hiring/job-search')
    // They stayed, all of them unticked, also when their category was chosen and left.
    await user.click(box(/Finance/))
    await user.click(box(/Finance/))
    expect(screen.queryByRole('checkbox', { name: /Auditor/ })).toBeNull()
    expect(box(/Audit/)).not.toBeChecked()
  })

  it('of a title in the address stands open, and the whole function takes its place when that is ticked', async () => {
    const { user, apply } = await open('function', { ...emptySearch, function_job_title_ids: [112] })
    expect([box(/Auditor/).checked, box(/Tax consultant/).checked]).toEqual([false, true])
    await user.click(box(/Audit(?!or)/))
    expect(await apply()).toBe('/jobs-hiring/job-search?job_function_ids=11')
    await user.click(box(/Finance/))
    expect(await apply()).toBe('/jobs-hiring/job-search?main_functions=1')
    // Of a whole category that loses a function, the others stay.
    await user.click(box(/Audit(?!or)/))
    expect(await apply()).toBe('/jobs-hiring/job-search?job_function_ids=12')
  })
})
