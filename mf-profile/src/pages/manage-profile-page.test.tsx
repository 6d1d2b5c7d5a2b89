import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import arabic from '../locales/ar.json' with { type: 'json' }
import japanese from '../locales/ja.json' with { type: 'json' }
import { inEnglish } from '../testing/answers.ts'
import { aJob, aProfile, aSchool, aWholeProfile, notes, profileIs, someLists } from '../testing/profile-answers.ts'
import { head, Page } from './manage-profile-page.tsx'

const popups = (...keys: string[]) =>
  mockApiResponse('GET', '/api/jobseeker/popup-window/record/list', {
    data: { items: keys.map((popup_key) => ({ popup_key, recorded_at: '2026-11-20T08:00:00Z' })) },
  })
const completionIs = (percent: number, next: string | null) =>
  mockApiResponse('GET', '/api/jobseekers/profile/completion', { data: { percent, steps: [], next } })

const whole = aWholeProfile()
const server = setupMockApi(
  profileIs(whole),
  popups(),
  completionIs(90, 'skills'),
  mockApiResponse('GET', '/api/config/skill/lists', { data: { items: [] } }),
  ...someLists,
)
const open = (options: Partial<typeof inEnglish> = {}, path = '/manage-profile/profile') =>
  renderWithPlatform(<Page params={{ tab: 'profile' }} />, { ...inEnglish, path, ...options })
const region = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(() => sessionStorage.clear())

describe('the profile as recruiters read it', () => {
  it('shows every part, and what nobody else sees apart from it', async () => {
    await open()
    const about = await region('About you')
    expect(about.getByRole('heading', { name: 'Mei Tan' })).toBeTruthy()
    expect(about.getByText('Bookkeeper')).toBeTruthy()
    expect(await about.findByText('Tokyo, Japan')).toBeTruthy()
    expect(about.getByText('Open to work')).toBeTruthy()
    expect(about.getByText('Singapore: Citizen')).toBeTruthy()
    expect(about.getByText('Only you see this')).toBeTruthy()
    expect(about.getByText('1 Marina Boulevard')).toBeTruthy()
    expect((await region('Summary')).getByText('Ten years of ledgers.')).toBeTruthy()
    const work = await region('Work experience')
    expect(work.getByText('April 2019 – Present')).toBeTruthy()
    expect(work.getByText('Hidden from this company')).toBeTruthy()
    expect(work.getByText(/4,200/)).toBeTruthy()
    expect((await region('Licenses and certifications')).getByText('Does not expire')).toBeTruthy()
    expect((await region('Skills')).getAllByRole('listitem')[0]).toHaveTextContent('Excel · Advanced')
    expect((await region('Languages')).getByRole('listitem')).toHaveTextContent('Japanese · Native')
    expect((await region('Links')).getByRole('link', { name: 'example.com' })).toHaveAttribute(
      'href',
      'https://www.example.com/mei',
    )
    await expectNoAxeViolations()
  })

  it('says what belongs in a part that is empty, and begins it there', async () => {
    server.use(profileIs({ user: buildMember() }))
    const { user } = await open()
    const work = await region('Work experience')
    await user.click(work.getByRole('button', { name: 'Add a job' }))
    expect(await screen.findByRole('textbox', { name: 'Job title' })).toHaveFocus()
    await expectNoAxeViolations()
  })

  it.each([
    ['ar', arabic],
    ['ja', japanese],
  ] as const)('is accessible in %s', async (language, texts) => {
    await open({ language, texts: { 'mf-profile': texts } })
    await screen.findByText('Ten years of ledgers.')
    await expectNoAxeViolations()
  })

  it('has its tab in the title', () => {
    const t = ((key: string, values: { tab: string }) => (values ? `${key} ${values.tab}` : key)) as never
    expect(head({ params: { tab: 'resume' }, t } as never).title).toBe('manage.head manage.tab.resume')
  })
})

describe('changing a record', () => {
  const update = '/api/jobseeker/work-experiences/3/update'

  it('sends what was changed with the version that was read', async () => {
    const sentBodies: unknown[] = []
    server.use(notes(sentBodies, 'PATCH', update, { items: [aJob({ job_title: 'Accountant' })] }))
    const { user } = await open()
    const work = await region('Work experience')
    await user.click(work.getByRole('button', { name: 'Edit Bookkeeper' }))
    const title = await screen.findByRole('textbox', { name: 'Job title' })
    await user.clear(title)
    await user.type(title, 'Accountant')
    await user.click(screen.getByRole('checkbox', { name: /^Hide me from this company/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await work.findByText('Accountant')).toBeTruthy()
    expect(sentBodies).toEqual([
      {
        job_title: 'Accountant',
        company_name: 'Harbour Foods',
        start: '2019-04',
        end: null,
        description: null,
        industry_id: 1,
        salary: { amount: 4200, currency: 'SGD' },
        hide_from_company: false,
        version: 2,
      },
    ])
    await waitFor(() => expect(work.getByRole('button', { name: 'Edit Accountant' })).toHaveFocus())
  })

  // The second of two tabs wrote over the first without a word.
  it('shows what another tab saved, and saves the one that is chosen', async () => {
    const sentVersions: unknown[] = []
    server.use(
      mockApiResponse('PATCH', update, async (request) => {
        const { version } = (await request.json()) as { version: number }
        sentVersions.push(version)
        if (version === 2) return { status: 409, code: 40026, data: aJob({ company_name: 'Quayside', version: 5 }) }
        return { data: { items: [aJob({ company_name: 'Mine', version: 6 })] } }
      }),
    )
    // Chromium's answers a promise: it was taken for the clean-up of an effect, and the page fell when the notice went.
    Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() })
    const { user } = await open()
    await user.click((await region('Work experience')).getByRole('button', { name: 'Edit Bookkeeper' }))
    const company = await screen.findByRole('textbox', { name: 'Company' })
    await user.clear(company)
    await user.type(company, 'Mine')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const notice = within(
      (await screen.findByText('This was changed elsewhere')).closest('[role="status"]') as HTMLElement,
    )
    // A Latin name stood at the other side of its label on an Arabic page.
    expect(notice.getByText('Quayside').closest('dd')).not.toHaveAttribute('dir')
    expect(company).toHaveValue('Mine')
    await expectNoAxeViolations()
    await user.click(notice.getByRole('button', { name: 'Keep my version' }))
    expect(await (await region('Work experience')).findByText('Mine')).toBeTruthy()
    expect(sentVersions).toEqual([2, 5])
  })

  it('takes the other version where that is chosen', async () => {
    server.use(
      mockApiResponse('PATCH', update, {
        status: 409,
        code: 40026,
        data: aJob({ company_name: 'Quayside', version: 5 }),
      }),
    )
    const { user } = await open()
    const work = await region('Work experience')
    await user.click(work.getByRole('button', { name: 'Edit Bookkeeper' }))
    await user.type(await screen.findByRole('textbox', { name: 'Company' }), '!')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    server.use(profileIs({ ...whole, work_experiences: [aJob({ company_name: 'Saved there', version: 5 })] }))
    await user.click(await screen.findByRole('button', { name: 'Use the saved version' }))
    expect(await work.findByText('Saved there')).toBeTruthy()
    expect(sessionStorage).toHaveLength(0)
  })

  it('keeps what was typed when the page is left, and says so without a connection', async () => {
    const before = await open()
    await before.user.click((await region('Summary')).getByRole('button', { name: 'Edit Summary' }))
    await before.user.type(await screen.findByRole('textbox', { name: 'Summary' }), ' And of clear words.')
    before.unmount()
    await open()
    expect(await screen.findByRole('textbox', { name: 'Summary' })).toHaveValue(
      'Ten years of ledgers. And of clear words.',
    )
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    window.dispatchEvent(new Event('offline'))
    expect(await screen.findByText(/^You're offline\. What you type is kept here/)).toBeTruthy()
    Object.defineProperty(navigator, 'onLine', online as PropertyDescriptor)
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
  })

  it('deletes a school, and brings it back', async () => {
    const sentBodies: unknown[] = []
    server.use(
      mockApiResponse('DELETE', '/api/jobseeker/educations/5/delete', { data: { items: [] } }),
      notes(sentBodies, 'POST', '/api/jobseeker/educations/create', { items: [aSchool({ id: 6, version: 1 })] }),
    )
    const { user } = await open()
    const schools = await region('Education')
    await user.click(schools.getByRole('button', { name: 'Delete Polytechnic' }))
    await user.click(await schools.findByRole('button', { name: 'Undo' }))
    expect(await schools.findByRole('button', { name: 'Edit Polytechnic' })).toBeTruthy()
    expect(sentBodies).toMatchObject([{ school_name: 'Polytechnic', degree_id: 4 }])
    expect(sentBodies[0]).not.toHaveProperty('version')
  })
})

describe('the order of records', () => {
  const order = '/api/jobseeker/work-experiences/order'

  it('is changed by keys, announced and saved', async () => {
    const sentBodies: unknown[] = []
    const [first, second] = whole.work_experiences
    server.use(notes(sentBodies, 'PUT', order, { items: [second, first] }))
    const { user } = await open()
    const work = await region('Work experience')
    await user.click(work.getByRole('button', { name: 'Reorder' }))
    const handle = await work.findByRole('button', { name: 'Move Bookkeeper' })
    expect(handle).toHaveFocus()
    await expectNoAxeViolations()
    await user.keyboard('{ArrowDown}')
    expect(work.getByRole('status')).toHaveTextContent(/Bookkeeper.*: position 2 of 2/)
    await waitFor(() => expect(sentBodies).toEqual([{ ids: [4, 3], from: [3, 4] }]))
    expect(handle).toHaveFocus()
    await user.click(work.getByRole('button', { name: 'Done' }))
    const titles = (await work.findAllByRole('button', { name: /^Edit / })).map((button) =>
      button.getAttribute('aria-label'),
    )
    expect(titles).toEqual(['Edit Clerk', 'Edit Bookkeeper'])
    await waitFor(() => expect(work.getByRole('button', { name: 'Reorder' })).toHaveFocus())
  })

  it('is as it was where it could not be saved', async () => {
    server.use(mockApiResponse('PUT', order, { status: 503, code: 50101, message: 'Busy. Try again soon.' }))
    const { user } = await open()
    const work = await region('Work experience')
    await user.click(work.getByRole('button', { name: 'Reorder' }))
    await user.click(await work.findByRole('button', { name: 'Move Bookkeeper down' }))
    expect(await work.findByRole('alert')).toHaveTextContent('Busy. Try again soon.')
    const rows = work.getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent('Bookkeeper')
    // The button of the last row is disabled: its handle has the focus in its place.
    expect(work.getByRole('button', { name: 'Move Bookkeeper' })).toHaveFocus()
  })
})

describe('skills', () => {
  it('suggests names while one is typed, and takes the list’s', async () => {
    const sentBodies: unknown[] = []
    const asked: (string | null)[] = []
    server.use(
      mockApiResponse('GET', '/api/config/skill/lists', (request) => {
        asked.push(new URL(request.url).searchParams.get('query'))
        return { data: { items: [{ id: 7, key: 'tax', value: 'Tax returns' }] } }
      }),
      notes(sentBodies, 'POST', '/api/jobseekers/skills/create', {
        items: [...(whole.skills ?? []), { id: 83, name: 'Tax returns', skill_id: 7, proficiency_id: 52, version: 1 }],
      }),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Edit Skills' }))
    const skills = await region('Skills')
    await user.click(skills.getByRole('button', { name: 'Add a skill' }))
    await user.type(await screen.findByLabelText('Skill'), 'ta')
    await user.click(await screen.findByRole('option', { name: 'Tax returns' }))
    await user.selectOptions(screen.getByRole('combobox', { name: /^How well/ }), 'Advanced')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await skills.findByRole('button', { name: 'Edit Tax returns' })).toBeTruthy()
    expect(sentBodies).toEqual([{ name: 'Tax returns', skill_id: 7, proficiency_id: 52 }])
    expect(asked).toContain('ta')
    await user.click(skills.getByRole('button', { name: 'Done' }))
    expect((await region('Skills')).getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'Edit Skills' })).toHaveFocus()
  })

  it('refuses a name of 50 characters, and one that is there', async () => {
    server.use(
      mockApiResponse('GET', '/api/config/skill/lists', { data: { items: [] } }),
      mockApiResponse('POST', '/api/jobseekers/skills/create', {
        status: 422,
        code: 40001,
        errors: { name: ['duplicate'] },
      }),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Edit Skills' }))
    const skills = await region('Skills')
    await user.click(skills.getByRole('button', { name: 'Add a skill' }))
    const name = async () => screen.findByRole('combobox', { name: 'Skill' })
    await user.type(await screen.findByLabelText('Skill'), 'x'.repeat(50))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Use at most 49 characters')).toBeTruthy()
    await user.clear(await name())
    await user.type(await name(), 'Excel')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('You have added this skill already.')).toBeTruthy()
  })

  it('has room for ten', async () => {
    const skills = Array.from({ length: 10 }, (_, at) => ({
      id: at + 1,
      name: `Skill ${at}`,
      skill_id: null,
      proficiency_id: null,
      version: 1,
    }))
    server.use(profileIs({ ...whole, skills }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Edit Skills' }))
    const part = await region('Skills')
    expect(part.getByText('You can add up to 10. Delete one to add another.')).toBeTruthy()
    expect(part.queryByRole('button', { name: 'Add a skill' })).toBeNull()
  })
})

describe('the completion meter', () => {
  it('names the next step, leads to its editor, and shows what counts on request', async () => {
    const { user } = await open()
    const meter = await region('Profile completion')
    expect(meter.getByText('90%')).toBeTruthy()
    expect(meter.queryByRole('list')).toBeNull()
    await user.click(meter.getByRole('button', { name: 'What counts' }))
    expect(meter.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Three or more skills (missing)10%',
      'Education (done)15%',
    ])
    await expectNoAxeViolations()
    await user.click(meter.getByRole('button', { name: 'Add three skills' }))
    expect(await screen.findByRole('combobox', { name: 'Skill' })).toHaveFocus()
  })

  it('asks again after a change, and promises nothing at 100 %', async () => {
    server.use(
      completionIs(100, null),
      mockApiResponse('DELETE', '/api/jobseekers/websites/71/delete', { data: { items: [] } }),
    )
    const { user } = await open()
    await user.click((await region('Links')).getByRole('button', { name: 'Delete example.com' }))
    expect(await (await region('Profile completion')).findByText('Your profile is complete.')).toBeTruthy()
  })

  it('is closed for good', async () => {
    const sentBodies: unknown[] = []
    server.use(notes(sentBodies, 'POST', '/api/jobseeker/popup-window/record', null))
    const { user } = await open()
    await user.click((await region('Profile completion')).getByRole('button', { name: 'Hide profile completion' }))
    expect(screen.queryByRole('region', { name: 'Profile completion' })).toBeNull()
    await waitFor(() => expect(sentBodies).toEqual([{ popup_key: 'profile_meter_closed' }]))
  })

  it('does not come back', async () => {
    server.use(popups('profile_meter_closed'))
    await open()
    await region('Visibility')
    expect(screen.queryByRole('region', { name: 'Profile completion' })).toBeNull()
  })

  it('opens the editor that an address asks for', async () => {
    await open({}, '/manage-profile/profile?edit=summary')
    expect(await screen.findByRole('textbox', { name: 'Summary' })).toHaveFocus()
  })
})

describe('visibility', () => {
  const path = '/api/jobseekers/profile/visibility'

  it('saves a choice at once', async () => {
    const sentBodies: unknown[] = []
    server.use(
      notes(sentBodies, 'PATCH', path, { visible_to: 'everyone', is_name_hidden: false, is_open_to_work: true }),
    )
    const { user } = await open()
    const panel = await region('Visibility')
    expect(panel.getByText('Recruiters see “M. T.” until you apply or they invite you.')).toBeTruthy()
    await user.click(panel.getByRole('switch', { name: /^Hide my name/ }))
    expect(await panel.findByText('Every recruiter who finds you sees your name and photo.')).toBeTruthy()
    expect(sentBodies).toEqual([{ is_name_hidden: false }])
    expect(panel.getByRole('link', { name: 'Blocked companies' })).toHaveAttribute(
      'href',
      '/en-us/account-settings/block-company',
    )
  })

  it('is as it was where it could not be saved', async () => {
    server.use(mockApiResponse('PATCH', path, { status: 503, code: 50101, message: 'Busy. Try again soon.' }))
    const { user } = await open()
    const panel = await region('Visibility')
    await user.click(panel.getByRole('radio', { name: /^Nobody/ }))
    expect(await panel.findByText('Busy. Try again soon.')).toBeTruthy()
    expect(panel.getByRole('radio', { name: /^All recruiters/ })).toBeChecked()
  })

  it('shows what a recruiter reads, and why none finds the member', async () => {
    const { skills = [] } = whole
    server.use(
      mockApiResponse('GET', '/api/jobseekers/profile/as-recruiter', {
        data: {
          is_found: false,
          reasons: ['visible_to_nobody'],
          profile: {
            id: 1,
            name: 'M. T.',
            headline: 'Bookkeeper',
            location_id: 2,
            xp_lvl_id: 4,
            job_seeking_status: 'open',
            wanted: [],
            is_interested: false,
            work_experiences: [{ ...aJob(), company_name: '', is_company_hidden: true, salary: null }],
            educations: [],
            skills: skills.map(({ version: _, ...skill }) => skill),
            career_summary: 'Ten years of ledgers.',
          },
        },
      }),
    )
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'See as a recruiter' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What a recruiter sees' }))
    expect(await dialog.findByRole('heading', { name: 'M. T.' })).toBeTruthy()
    expect(dialog.getByText('You chose that nobody can find you.')).toBeTruthy()
    expect(dialog.getByText('Company not shown')).toBeTruthy()
    expect(dialog.queryByText('1 Marina Boulevard')).toBeNull()
    await expectNoAxeViolations()
  })
})

describe('basic info', () => {
  it('sends only what was changed, with the version of the facts', async () => {
    const sentBodies: unknown[] = []
    server.use(notes(sentBodies, 'PATCH', '/api/jobseeker/me', { user: buildMember() }))
    const { user } = await open()
    await user.click((await region('About you')).getByRole('button', { name: 'Edit basic info' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Nationality/ }), 'Japan')
    await user.click(screen.getByRole('button', { name: 'Add a country' }))
    const countries = screen.getAllByRole('combobox', { name: 'Country' })
    await user.selectOptions(countries.at(-1) as HTMLElement, 'Japan')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Choose a country and a permit.')).toBeTruthy()
    await user.selectOptions(screen.getAllByRole('combobox', { name: 'Permit' }).at(-1) as HTMLElement, 'Work visa')
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sentBodies).toEqual([
        {
          nationality_id: 22,
          work_eligibility: [
            { country_id: 21, permit_id: 31 },
            { country_id: 22, permit_id: 32 },
          ],
          version: 3,
        },
      ]),
    )
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit basic info' })).toHaveFocus())
  })
})

it('works with an API that knows none of the newer parts', async () => {
  server.use(profileIs(aProfile({ work_experiences: [aJob()] })))
  await open()
  expect(await (await region('Skills')).findByRole('button', { name: 'Add a skill' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Visibility' })).toBeNull()
})
