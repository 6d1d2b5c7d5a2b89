import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { SearchSuggestion } from '@jobspan/shared-kit/contracts/search/search-understanding'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  type RenderOptions,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { emptySearch } from '../../search-state/search-state.ts'
import { handlers, inEnglish } from '../../testing/fixtures.ts'
import { SearchForm } from './search-form.tsx'

const asked: string[] = []
const row = (value: string, more: Partial<SearchSuggestion> = {}): SearchSuggestion => ({
  kind: 'title',
  value,
  marks: [],
  count: 0,
  ...more,
})
const accord = { id: 3, slug: 'x-3', name: 'Accord Ltd', logo_url: null, is_verified: false }
const answer = (items: SearchSuggestion[]) => mockApiResponse('GET', '/api/job/search/suggestions', { data: { items } })
const server = setupMockApi(
  handlers.hotSearch,
  handlers.options,
  mockApiResponse('GET', '/api/job/search/suggestions', (request) => {
    const text = new URL(request.url).searchParams.get('query') ?? ''
    asked.push(text)
    return {
      data: {
        items:
          text === ''
            ? [row('Cook', { kind: 'popular' })]
            : [
                row(`${text} assistant`, { count: 12 }),
                row(`${text} manager`, { count: 1 }),
                row('Accord Ltd', { kind: 'company', company: accord }),
              ],
      },
    }
  }),
)
afterEach(() => window.localStorage.clear())

const open = (state = emptySearch, options: RenderOptions = {}) =>
  renderWithPlatform(<SearchForm area="jobs" state={state} size="bar" page="job-search" />, {
    ...inEnglish,
    ...options,
  })
const work = () => screen.getByLabelText('Job title or company', { selector: 'input' })
const place = () => screen.getByLabelText('Location', { selector: 'input' })

describe('the search form', () => {
  it('is a plain form that a browser without scripts can send', async () => {
    await open()
    const form = work().closest('form')
    expect(form?.getAttribute('action')).toBe('/en-us/jobs-hiring/job-search')
    expect(form?.method).toBe('get')
    expect(work().getAttribute('name')).toBe('query')
    expect(place().getAttribute('name')).toBe('location')
  })

  it('leads to the address of the words and the place, and counts the search', async () => {
    const counted: unknown[] = []
    server.use(
      mockApiResponse('POST', '/api/job/jobs/metrics/job-hot-search', async (request) => {
        counted.push(await request.json())
        return { data: null }
      }),
    )
    const { user, platform } = await open()
    await user.type(work(), '  accountant ')
    await user.type(place(), 'Taipei')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/accountant-jobs-in-Taipei')
    await waitFor(() =>
      expect(counted).toEqual([{ device: 'web', page: 'job-search', source: 'job_search', query: 'accountant' }]),
    )
  })

  it('keeps the filters of the search before, but starts at its first page', async () => {
    const { user, platform } = await open({ ...emptySearch, query: 'cook', job_types: [2], page: 4, sort: 3 })
    await user.clear(work())
    await user.type(work(), 'chef{Enter}')
    expect(platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/chef-jobs?job_types=2')
  })

  it('shows what the address says and can be cleared with one press', async () => {
    const { user } = await open({ ...emptySearch, query: 'cook', location: 'Leeds' })
    expect(work()).toHaveProperty('value', 'cook')
    await user.click(screen.getByRole('button', { name: 'Clear job title or company' }))
    expect(work()).toHaveProperty('value', '')
    expect(document.activeElement).toBe(work())
    expect(screen.queryByRole('button', { name: 'Clear job title or company' })).toBeNull()
  })

  it('suggests titles and companies while one types; arrows walk, Enter takes', async () => {
    const { user, platform } = await open()
    await user.type(work(), 'accou')
    await screen.findByText('accou assistant')
    const options = screen.getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      'accou assistant12 jobs',
      'accou manager1 job',
      'Accord LtdCompany',
    ])
    expect(work().getAttribute('aria-expanded')).toBe('true')
    await expectNoAxeViolations()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(work().getAttribute('aria-activedescendant')).toBe(options[1]?.id)
    await user.keyboard('{Enter}')
    expect(platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/accou-manager-jobs')
    expect(screen.queryByRole('option')).toBeNull()
  })

  // Browsers let React render between the listeners of one key: what the list did at the key was rendered with the text as it was
  // before, and the letter was gone.
  it('keeps a letter that is typed while a suggestion is marked', async () => {
    const { user } = await open()
    await user.type(work(), 'acc')
    await screen.findByText('acc assistant')
    await user.keyboard('{ArrowDown}')
    expect(work().getAttribute('aria-activedescendant')).not.toBeNull()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(work(), 'acco')
    // What listens to the key at the field itself runs before React, which gets the event once it has bubbled to the page's root.
    act(() => void work().dispatchEvent(new Event('input')))
    expect(work()).toHaveProperty('value', 'acco')
    act(() => void work().dispatchEvent(new Event('input', { bubbles: true })))
    expect(work().getAttribute('aria-activedescendant')).toBeNull()
    expect(work()).toHaveProperty('value', 'acco')
  })

  // On a phone the list lay over the button, and only the keyboard's own key still searched for what was typed.
  it('offers to search for what was typed at the head of its list where that covers the button', async () => {
    const screenWidth = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ media, matches: media.startsWith('(max-width') }) as MediaQueryList)
    const { user, platform } = await open()
    await user.type(work(), ' accou')
    await screen.findByText('accou assistant')
    expect(screen.getAllByRole('option')[0]?.textContent).toBe('accouSearch')
    // What was typed is no suggestion.
    expect(screen.getByRole('status').textContent).toBe('3 suggestions')
    await expectNoAxeViolations()
    await user.keyboard('{Enter}')
    expect(platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/accou-jobs')
    await user.type(work(), 'n')
    await screen.findByText('accoun assistant')
    await user.click(screen.getByRole('option', { name: 'accoun Search' }))
    expect(platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/accoun-jobs')
    expect(screen.queryByRole('option')).toBeNull()
    // With nothing typed there is nothing to search for.
    await user.click(place())
    expect(await screen.findByRole('option', { name: 'Orchard' })).toBe(screen.getAllByRole('option')[0])
    screenWidth.mockRestore()
  })

  it('searches for what was typed on Enter where no suggestion is marked, and is told how many there are', async () => {
    const { user, platform } = await open()
    await user.type(work(), 'accou')
    await screen.findByText('accou assistant')
    expect(screen.getByRole('status').textContent).toBe('3 suggestions')
    await user.keyboard('{Enter}')
    expect(platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/accou-jobs')
    expect(screen.queryByRole('option')).toBeNull()
  })

  // The row under the finger that scrolled the list stayed marked, and the keyboard's search key took it in place of what was typed.
  it('searches for what was typed on Enter after a finger has scrolled the list', async () => {
    const { user, platform } = await open()
    await user.type(work(), 'accou')
    const row = (await screen.findByText('accou manager')).closest('li') as HTMLElement
    // Whether jsdom knows kinds of pointers depends on its version.
    const move = (pointerType: string) =>
      fireEvent(row, Object.defineProperty(createEvent.pointerMove(row), 'pointerType', { value: pointerType }))
    move('touch')
    expect(work().getAttribute('aria-activedescendant')).toBeNull()
    move('mouse')
    expect(work().getAttribute('aria-activedescendant')).toBe(row.id)
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    expect(platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/accou-jobs')
  })

  // It was searched for by its words, which postings that only name it answered to as well.
  it('takes a company that is picked as a filter, in place of the words and of another company', async () => {
    const { user, platform } = await open({ ...emptySearch, query: 'cook', job_types: [2], company_ids: [9] })
    await user.clear(work())
    await user.type(work(), 'acc')
    await user.click(await screen.findByText('Accord Ltd'))
    expect(platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/job-search?job_types=2&company_ids=3')
    expect(work()).toHaveProperty('value', '')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('closes the suggestions on Escape and keeps what was typed', async () => {
    const { user } = await open()
    await user.type(work(), 'nur')
    await screen.findAllByRole('option')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(work()).toHaveProperty('value', 'nur')
  })

  it('asks for the first letter at once, and once for what follows it in one go', async () => {
    await open()
    act(() => work().focus())
    asked.length = 0
    // By a clock of its own, so that however slow the machine is, no pause comes between two keys; what is asked has time to leave.
    const { setTimeout: later } = globalThis
    jest.useFakeTimers()
    for (let end = 1; end <= 'engineer'.length; end++) {
      fireEvent.change(work(), { target: { value: 'engineer'.slice(0, end) } })
      await act(() => new Promise((done) => later(done, 10)))
    }
    act(() => jest.advanceTimersByTime(120))
    jest.useRealTimers()
    await screen.findByText('engineer assistant')
    // The call for the first letter is given up where the next comes before it has left.
    expect(asked.filter((text) => text !== 'e')).toEqual(['engineer'])
  })

  it('narrows the suggestions at hand to those that still fit, until the next are here', async () => {
    const { user } = await open()
    await user.type(work(), 'a')
    await screen.findByText('a assistant')
    const late = Promise.withResolvers<void>()
    server.use(
      mockApiResponse('GET', '/api/job/search/suggestions', async () => {
        await late.promise
        return { data: { items: [row('Account manager', { count: 2 })] } }
      }),
    )
    await user.type(work(), 'c')
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Accord LtdCompany']),
    )
    // Rows of the word before stood under the next one for as long as its own were on their way.
    await user.type(work(), 'x')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    late.resolve()
    await screen.findByText('Account manager')
    expect(screen.getAllByRole('option')).toHaveLength(1)
  })

  // Its code comes when the field is first used; who typed before that got no suggestions until the next key.
  it('suggests for what was typed before the list was there', async () => {
    await open()
    act(() => work().focus())
    fireEvent.change(work(), { target: { value: 'accou' } })
    expect(await screen.findByText('accou assistant')).toBeDefined()
  })

  it('tells apart what it found, and marks the letters that it mended', async () => {
    server.use(
      answer([
        row('Accountant', { count: 2, marks: [{ start: 2, end: 3 }] }),
        row('Accounts clerk', { kind: 'occupation' }),
        row('Accra', { kind: 'place' }),
      ]),
    )
    const { user, platform } = await open()
    await user.type(work(), 'acount')
    await screen.findByText('Accra')
    const options = screen.getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Accountant2 jobs',
      'Accounts clerkOccupation',
      'AccraLocation',
    ])
    expect(options[0]?.querySelector('b')?.textContent).toBe('c')
    await user.click(screen.getByText('Accra'))
    expect(platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/jobs-in-Accra')
  })

  it('offers what was searched for last, what a member keeps, and what is popular, where nothing is typed', async () => {
    const alert = {
      frequency: 'daily',
      country: 'sg',
      language: 'en-us',
      time_zone: 'Asia/Singapore',
      is_paused: false,
    }
    const dates = {
      is_confirmed: true,
      last_run: null,
      next_run_at: '2026-11-25T00:00:00Z',
      created_at: '2026-11-01T00:00:00Z',
    }
    const criteria = { query: 'welder', job_types: [2] }
    server.use(
      mockApiResponse('GET', '/api/job/jobs/job-alerts', {
        data: { items: [{ id: 1, criteria, ...alert, ...dates }] },
      }),
    )
    const { user, platform } = await open(emptySearch, { session: { kind: 'member', user: buildMember() } })
    await user.type(work(), 'nurse{Enter}')
    await waitFor(() => expect(window.localStorage.getItem('recentSearches')).toContain('nurse'))
    await user.clear(work())
    await screen.findByRole('option', { name: /welder/ })
    const texts = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(texts()).toEqual(['nurseRecent', 'welderSaved', 'CookPopular', 'Clear recent searches'])
    await user.click(screen.getByRole('option', { name: 'Clear recent searches' }))
    expect(texts()).toEqual(['welderSaved', 'CookPopular'])
    await user.keyboard('{ArrowDown}{Enter}')
    expect(platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/welder-jobs?job_types=2')
  })

  it('fetches the results ahead once the typing pauses', async () => {
    const { user, platform } = await open()
    await user.type(work(), 'chef')
    expect(platform.prefetch).not.toHaveBeenCalled()
    await waitFor(() => expect(platform.prefetch).toHaveBeenCalledWith('/jobs-hiring/chef-jobs'))
    expect(platform.prefetch).toHaveBeenCalledTimes(1)
  })

  it('suggests places of the country as soon as the field has the focus', async () => {
    const { user, platform } = await open()
    await user.click(place())
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Orchard',
      'Jurong East',
    ])
    await user.type(place(), 'jur')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await user.click(screen.getByRole('option'))
    expect(platform.navigate).toHaveBeenLastCalledWith('/jobs-hiring/jobs-in-Jurong-East')
  })

  describe('takes the place where one is', () => {
    let answerPosition: () => void
    beforeEach(() => {
      const position = { coords: { latitude: 1.49, longitude: 103.74 } } as GeolocationPosition
      const getCurrentPosition: Geolocation['getCurrentPosition'] = (found) => {
        answerPosition = () => found(position)
      }
      Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
      const location = { id: 9, value: 'Johor Bahru', country: 'my', distance_km: 1 }
      server.use(mockApiResponse('GET', '/api/data/geo-location', { data: { location } }))
    })
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'geolocation')
    })

    it('in its country, with the words and the filters that are there', async () => {
      const { user, platform } = await open({ ...emptySearch, job_types: [2] })
      await user.type(work(), 'nurse')
      await user.click(place())
      await user.click(await screen.findByRole('option', { name: 'Use my location' }))
      expect(await screen.findByText('Finding your location…', { selector: '[role="status"]' })).toBeInTheDocument()
      act(answerPosition)
      await waitFor(() =>
        expect(platform.navigate).toHaveBeenLastCalledWith(
          '/jobs-hiring/nurse-jobs-in-Johor-Bahru?job_types=2&country=my',
        ),
      )
    })

    it('and only fills it in where the visitor has gone on to the other field', async () => {
      const { user, platform } = await open()
      await user.click(place())
      await user.click(await screen.findByRole('option', { name: 'Use my location' }))
      await user.type(work(), 'nurse')
      act(answerPosition)
      await waitFor(() => expect(place()).toHaveProperty('value', 'Johor Bahru'))
      expect(work()).toHaveProperty('value', 'nurse')
      expect(platform.navigate).not.toHaveBeenCalled()
    })
  })
})
