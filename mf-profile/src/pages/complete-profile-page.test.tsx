import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  setupMockApi,
  testPlatform,
} from '@jobspan/shared-kit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import arabic from '../locales/ar.json' with { type: 'json' }
import japanese from '../locales/ja.json' with { type: 'json' }
import { profileQuery } from '../profile/profile-query.ts'
import { inEnglish } from '../testing/handlers.ts'
import { choose, openCompleteProfile as open, withFirstStep } from '../testing/open-complete-profile.tsx'
import { aResume, notes, profileIs, someLists } from '../testing/profile-handlers.ts'
import { head, queries } from './complete-profile-page.tsx'

const server = setupMockApi(profileIs(), ...someLists)

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('step 1, about you', () => {
  // 未経験可 is what a job says: people without experience are welcome.
  it('says of a person’s experience what they say themselves', async () => {
    server.use(
      mockApiResponse('GET', '/api/config/xp_lvls/list', {
        data: { items: [{ id: 1, key: 'no-experience', value: '未経験可' }] },
      }),
    )
    await open('', { ...inEnglish, language: 'ja', texts: { 'mf-profile': japanese } })
    const experience = await screen.findByRole('combobox', { name: japanese.about.experience })
    const choices = within(experience).getAllByRole('option')
    expect(choices.map(({ textContent }) => textContent)).toEqual([japanese.form.choose, '未経験'])
  })

  it('takes a resume in place of typing, which makes the way shorter until its member types after all', async () => {
    server.use(
      http.post('http://localhost/api/jobseeker/resume/upload', () =>
        HttpResponse.json({ code: 0, message: '', data: { items: [aResume()], has_text: true } }),
      ),
    )
    const { user } = await open()
    const input = await screen.findByLabelText('Upload a PDF or DOCX', { selector: 'input' })
    await user.upload(input, new File(['%PDF-1.4'], 'Mei Tan.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText(/Mei Tan\.pdf.* is ready\./)).toBeTruthy()
    expect(screen.getByText(/^1 of 3, about \d minutes$/)).toBeTruthy()
    expect(localStorage.getItem('quickUpladResume')).toBe('1')
    await user.click(screen.getByRole('button', { name: 'Type it in instead' }))
    expect(screen.getByText('1 of 5, about 4 minutes')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Use .*Mei Tan\.pdf/ }))
    expect(screen.getByText(/^1 of 3, about \d minutes$/)).toBeTruthy()
  })

  it('does not shorten the way by a scan, which nothing can be read of', async () => {
    server.use(
      http.post('http://localhost/api/jobseeker/resume/upload', () =>
        HttpResponse.json({ code: 0, message: '', data: { items: [aResume()], has_text: false } }),
      ),
    )
    const { user } = await open()
    const input = await screen.findByLabelText('Upload a PDF or DOCX', { selector: 'input' })
    await user.upload(input, new File(['%PDF-1.4'], 'Mei Tan.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText(/we found no text in it/)).toBeTruthy()
    expect(screen.getByText('1 of 5, about 4 minutes')).toBeTruthy()
  })

  it('says how long the way is, and can be left for later', async () => {
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'About you' })).toBeTruthy()
    expect(screen.getByText('1 of 5, about 4 minutes')).toBeTruthy()
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '1')
    expect(screen.getByRole('link', { name: 'Do it later' })).toHaveAttribute('href', '/en-us/onsite-job')
    await expectNoAxeViolations()
  })

  it('leads to where somebody wanted to go, where there is such a page', async () => {
    const { unmount } = await open('?redirect=%2Fjob%2Faccountant-1')
    expect(await screen.findByRole('link', { name: 'Do it later' })).toHaveAttribute('href', '/en-us/job/accountant-1')
    unmount()
    const other = await open('?redirect=%2F%2Fevil.example')
    expect(await screen.findByRole('link', { name: 'Do it later' })).toHaveAttribute('href', '/en-us/onsite-job')
    other.unmount()
    await open('?redirect=%2Fnowhere')
    expect(await screen.findByRole('link', { name: 'Do it later' })).toHaveAttribute('href', '/en-us/onsite-job')
  })

  it('asks for what is missing, and takes the first of it into focus', async () => {
    const { user, platform } = await open()
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
    const experience = screen.getByRole('combobox', { name: 'Work experience' })
    await waitFor(() => expect(experience).toHaveAccessibleDescription('This field is required.'))
    expect(experience).toHaveFocus()
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('This field is required.')
    // The only place of a country is no question.
    expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('1')
    expect(platform.navigate).not.toHaveBeenCalled()
    await choose(user, 'Work experience', '3–5 years')
    await waitFor(() => expect(experience).not.toHaveAccessibleDescription())
  })

  it('saves and goes on, the way back kept', async () => {
    const sentBodies: unknown[] = []
    server.use(notes(sentBodies, 'PATCH', '/api/jobseeker/me', { user: buildMember({ is_profile_completed: false }) }))
    const { user, platform } = await open('?redirect=%2Fjob%2Faccountant-1')
    const first = await screen.findByRole('textbox', { name: 'First name' })
    await user.clear(first)
    await user.type(first, 'Ada')
    await choose(user, 'Country you live in', 'Japan')
    await choose(user, 'Location', 'Osaka')
    await choose(user, 'Work experience', '3–5 years')
    await choose(user, 'When you can start', '1 month')
    await user.click(screen.getByRole('radio', { name: /^Open to offers/ }))
    const birth = within(screen.getByRole('group', { name: 'Date of birth' }))
    await user.selectOptions(birth.getByRole('combobox', { name: /Month/ }), 'Feb')
    await user.selectOptions(birth.getByRole('combobox', { name: /Day/ }), '28')
    await user.selectOptions(birth.getByRole('combobox', { name: /Year/ }), '2001')
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    await waitFor(() =>
      expect(platform.navigate).toHaveBeenCalledWith(
        '/jobseeker-complete-profile?step=2&redirect=%2Fen-us%2Fjob%2Faccountant-1',
      ),
    )
    expect(sentBodies).toEqual([
      {
        first_name: 'Ada',
        location_id: 3,
        xp_lvl_id: 4,
        notice_period_id: 4,
        job_seeking_status: 'open',
        date_of_birth: '2001-02-28',
      },
    ])
    expect(sessionStorage).toHaveLength(0)
  })

  it('keeps what was typed through a reload, for this member', async () => {
    const before = await open()
    await before.user.type(await screen.findByRole('textbox', { name: 'First name' }), ' Ling')
    await before.user.click(screen.getByRole('radio', { name: /^Not looking/ }))
    before.unmount()
    const { unmount } = await open()
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Mei Ling')
    expect(screen.getByRole('radio', { name: /^Not looking/ })).toBeChecked()
    unmount()
    await open('', { ...inEnglish, session: { kind: 'member', user: buildMember({ id: 2 }) } })
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Mei')
  })

  // A date of birth that was told once could be changed and not taken back.
  it('takes a date of birth back, and sends nothing that did not change', async () => {
    const sentBodies: unknown[] = []
    server.use(profileIs(withFirstStep), notes(sentBodies, 'PATCH', '/api/jobseeker/me', { user: buildMember() }))
    const { user, platform } = await open()
    const birth = within(await screen.findByRole('group', { name: 'Date of birth' }))
    for (const part of [/Day/, /Month/, /Year/])
      await user.selectOptions(birth.getByRole('combobox', { name: part }), '')
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    await waitFor(() => expect(platform.navigate).toHaveBeenCalled())
    expect(sentBodies).toEqual([{ date_of_birth: null }])
  })

  // Two tabs stood side by side: the one that was saved last put back what the other one had changed.
  it('follows what another tab told, except where something is typed', async () => {
    server.use(profileIs(withFirstStep))
    const { user, platform } = await open()
    const first = await screen.findByRole('textbox', { name: 'First name' })
    await user.type(first, ' Ling')
    act(() =>
      platform.queryClient.setQueryData(
        profileQuery(platform.api).queryKey,
        (known) =>
          known && { ...known, user: { ...known.user, first_name: 'May' }, facts: { ...known.facts, xp_lvl_id: 1 } },
      ),
    )
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Work experience' })).toHaveValue('1'))
    expect(first).toHaveValue('Mei Ling')
  })

  it('asks for the family name first where it is said first', async () => {
    await open('', { ...inEnglish, language: 'ja', country: 'jp', texts: { 'mf-profile': japanese } })
    const names = await screen.findAllByRole('textbox')
    expect(names.map((field) => (field as HTMLInputElement).value)).toEqual(['Tan', 'Mei'])
    const birth = within(screen.getByRole('group', { name: japanese.about.birth })).getAllByRole('combobox')
    expect(birth.map((part) => part.querySelector('option')?.textContent)).toEqual(['年', '月', '日'])
  })

  it('runs from right to left in Arabic', async () => {
    await open('', { ...inEnglish, language: 'ar', country: 'sa', texts: { 'mf-profile': arabic } })
    expect(await screen.findByText('1 من 5، نحو 4 دقائق')).toBeTruthy()
    await expectNoAxeViolations()
  })
})

describe('both', () => {
  it('are kept out of search engines, and name their step', async () => {
    const platform = await testPlatform(inEnglish)
    const context = {
      ...platform,
      params: {},
      search: new URLSearchParams('step=2'),
      t: platform.i18n.getFixedT('en-us', 'mf-profile'),
    } as unknown as Parameters<typeof head>[0]
    expect(head(context)).toEqual({ title: 'Desired job – Complete your profile', robots: 'noindex' })
    expect(queries(context)).toHaveLength(4)
  })
})
