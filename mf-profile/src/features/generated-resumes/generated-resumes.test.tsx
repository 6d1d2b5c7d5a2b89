import { describe, expect, it, jest } from '@jest/globals'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import type { GeneratedResume } from '@jobspan/shared-kit/contracts/profile/generated-resumes'
import {
  buildMember,
  createTestHost,
  expectNoAxeViolations,
  mockApiResponse,
  type RenderOptions,
  renderWithPlatform,
  setupMockApi,
} from '@jobspan/shared-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import texts from '../../locales/en-us.json' with { type: 'json' }
import { textsIn } from '../../testing/handlers.ts'
import { GeneratedResumes } from './generated-resumes.tsx'

const list = '/api/jobseeker/generated-resumes'
const aResume = (facts: Partial<GeneratedResume> = {}): GeneratedResume => ({
  id: 1,
  name: 'Accountant',
  layout: 'modern',
  language: 'ja',
  paper: 'a4',
  sections: ['career_summary', 'work_experiences', 'skills'],
  shows_photo: false,
  updated_at: '2026-11-20T08:00:00Z',
  version: 3,
  ...facts,
})

const server = setupMockApi()
const render = async (items: GeneratedResume[], options: RenderOptions = {}, facts: object = {}) => {
  server.use(mockApiResponse('GET', list, { data: { items, ...facts } }))
  return renderWithPlatform(<GeneratedResumes fill={(returnTo) => <a href={returnTo ?? '#'}>Fill the profile</a>} />, {
    namespace: 'mf-profile',
    texts: { 'mf-profile': textsIn('en-us') },
    session: { kind: 'member', user: buildMember() },
    ...options,
  })
}

const take = (method: 'POST' | 'PATCH' | 'DELETE', path: string, answer: Parameters<typeof mockApiResponse>[2]) => {
  const sent: { name?: string; version?: number; sections?: string[] }[] = []
  server.use(
    mockApiResponse(method, path, async (request) => {
      const text = await request.clone().text()
      sent.push(text ? JSON.parse(text) : {})
      return typeof answer === 'function' ? answer(request) : answer
    }),
  )
  return sent
}

const previewAddress = () => {
  const loading = document.querySelector<HTMLImageElement>('img[hidden]')
  return new URLSearchParams(loading?.getAttribute('src')?.split('?')[1])
}
/** The browser of these tests loads no pictures. */
const finishPreview = (how: 'load' | 'error') =>
  fireEvent[how](document.querySelector('img[hidden]') as HTMLImageElement)

describe('resumes made from the profile', () => {
  it('are listed with their files', async () => {
    await render([aResume()])
    const row = await screen.findByRole('listitem')
    expect(row).toHaveTextContent('Modern')
    expect(row).toHaveTextContent('日本語')
    expect(within(row).getByRole('link', { name: 'Download Accountant as PDF' })).toHaveAttribute(
      'href',
      '/api/jobseeker/generated-resumes/1/file?format=pdf',
    )
    await expectNoAxeViolations()
  })

  // A link left the member with a download that the browser called failed. Then the reason was gone after three seconds, and in English for everybody.
  it('are downloaded under their name, and say why there is no file', async () => {
    const { user } = await render([aResume()])
    const languages: (string | null)[] = []
    const saved: string[] = []
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    const busy = { code: errorCode.unavailable, message: 'The service is busy right now.', data: null, errors: {} }
    server.use(
      http.get('*/api/jobseeker/generated-resumes/1/file', ({ request }) => {
        languages.push(request.headers.get('language-id'))
        return HttpResponse.json(busy, { status: 503 })
      }),
    )
    await user.click(await screen.findByRole('link', { name: 'Download Accountant as PDF' }))
    expect(await screen.findByText('The service is busy right now.')).toBeVisible()
    expect(languages).toEqual(['1'])
    server.use(http.get('*/api/jobseeker/generated-resumes/1/file', () => new HttpResponse('%PDF-')))
    await user.click(screen.getByRole('link', { name: 'Download Accountant as PDF' }))
    await waitFor(() => expect(saved).toEqual(['Accountant.pdf']))
    expect(screen.queryByText('The service is busy right now.')).not.toBeInTheDocument()
    click.mockRestore()
  })

  it('say which characters their PDFs lack, in the list and beside the preview', async () => {
    const { user } = await render([aResume()], {}, { missing_characters: ['ส', '😀'] })
    expect(await screen.findByText(/PDFs can't show these characters: .?ส 😀.?\. Emoji are left out/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    expect(await screen.findByRole('textbox', { name: 'Name of the file' })).toBeVisible()
    expect(screen.getByText(/PDFs can't show these characters/)).toBeVisible()
    await expectNoAxeViolations()
  })

  const { generated } = texts
  const rewardOption = (layout: 'timeline' | 'elegant') =>
    generated.rewardLayout.replace('{{layout}}', generated.layout[layout])

  it('name layouts that are rewards: locked with the way to them, or open until a day', async () => {
    const host = createTestHost({ hasPage: () => true })
    const { user, unmount } = await render([], { host }, { reward_layouts_until: null })
    await user.click(await screen.findByRole('button', { name: 'Make a resume' }))
    const locked = await screen.findByRole('option', { name: rewardOption('timeline') })
    expect(locked).toBeDisabled()
    expect(screen.getByRole('link', { name: generated.rewardLink })).toHaveAttribute('href', '/en-us/rewards')
    unmount()
    await render([], { host }, { reward_layouts_until: '2026-12-28T08:00:00Z' })
    await user.click(await screen.findByRole('button', { name: 'Make a resume' }))
    expect(await screen.findByRole('option', { name: rewardOption('timeline') })).toBeEnabled()
    expect(screen.getByText(generated.rewardUntil.replace('{{date}}', 'Dec 28, 2026'))).toBeVisible()
  })

  // Whoever followed an old link, or lost the reward meanwhile, was refused by the API after filling everything in.
  it('are not made in a locked layout, and one that has it keeps it', async () => {
    const sent = take('PATCH', `${list}/1/update`, { data: { items: [aResume({ layout: 'elegant' })] } })
    const { user } = await render([aResume({ layout: 'elegant' })], {}, { reward_layouts_until: null })
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    expect(await screen.findByRole('option', { name: rewardOption('elegant') })).toBeEnabled()
    // Nothing leads to rewards here, so none is named that cannot be had.
    expect(screen.queryByRole('option', { name: rewardOption('timeline') })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: generated.rewardLink })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('begin with what one gets', async () => {
    await render([])
    expect(await screen.findByText(/then download your profile as PDF or Word/)).toBeVisible()
  })

  it('are made with a preview of the member’s own profile', async () => {
    const sent = take('POST', '/api/jobseeker/generate-resume', { data: { items: [aResume({ name: 'Books' })] } })
    const { user } = await render([])
    await user.click(await screen.findByRole('button', { name: 'Make a resume' }))
    const name = await screen.findByRole('textbox', { name: 'Name of the file' })
    await user.clear(name)
    await user.type(name, 'Books')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Layout' }), 'Two columns')
    await waitFor(() => expect(previewAddress().get('layout')).toBe('sidebar'))
    finishPreview('load')
    expect(await screen.findByRole('img', { name: 'Preview of your resume' })).toBeVisible()
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Books')).toBeVisible()
    expect(sent).toMatchObject([{ name: 'Books', layout: 'sidebar', language: 'en-us', paper: 'a4' }])
  })

  it('propose the paper of the country', async () => {
    const { user } = await render([], { country: 'us' })
    await user.click(await screen.findByRole('button', { name: 'Make a resume' }))
    expect(await screen.findByRole('combobox', { name: 'Paper' })).toHaveDisplayValue('Letter')
  })

  it('move and leave out sections by keyboard, and say so', async () => {
    const { user } = await render([aResume({ language: 'en-us' })])
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await user.click(await screen.findByRole('button', { name: 'Move Skills up' }))
    expect(screen.getByText('Skills: 2 of 3')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Move Skills up' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByText('Skills: 1 of 3')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Move Skills down' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('checkbox', { name: 'Summary' }))
    expect(screen.getByRole('checkbox', { name: 'Summary' })).toHaveFocus()
    await waitFor(() => expect(previewAddress().get('sections')).toBe('skills,work_experiences'))
    await user.click(screen.getByRole('checkbox', { name: 'Skills' }))
    await user.click(screen.getByRole('checkbox', { name: 'Work experience' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose at least one section.')
  })

  it('are in Japanese where the paper is of Japan', async () => {
    const { user } = await render([])
    await user.click(await screen.findByRole('button', { name: 'Make a resume' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Layout' }), '履歴書 (Japan)')
    const language = screen.getByRole('combobox', { name: 'Language of headings and dates' })
    expect(language).toBeDisabled()
    expect(language).toHaveDisplayValue('日本語')
    expect(screen.queryByRole('checkbox', { name: 'Skills' })).not.toBeInTheDocument()
  })

  // A preview that was refused said only that it did not load, whatever the member could have done about it.
  it('say why there is no preview, and draw it again where that can help', async () => {
    const refuse = (status: number, code: number, message: string) =>
      server.use(
        http.get('*/api/jobseeker/generated-resumes/preview', ({ request }) =>
          HttpResponse.json(
            { code, message: request.headers.get('language-id') === '1' ? message : '', data: null, errors: {} },
            { status },
          ),
        ),
      )
    const { user } = await render([])
    refuse(429, errorCode.stillWorking, 'We are still working on your last request.')
    await user.click(await screen.findByRole('button', { name: 'Make a resume' }))
    await screen.findByRole('region', { name: 'Preview of your resume' })
    finishPreview('error')
    expect(await screen.findByText(/still working on your last request/)).toBeVisible()
    refuse(422, errorCode.previewTooLong, 'This resume is too long for a preview.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(previewAddress().get('attempt')).toBe('1')
    finishPreview('error')
    expect(await screen.findByText(/too long for a preview/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it('refuse a name that is no name of a file', async () => {
    const sent = take('POST', '/api/jobseeker/generate-resume', { data: { items: [] } })
    const { user } = await render([])
    await user.click(await screen.findByRole('button', { name: 'Make a resume' }))
    const name = await screen.findByRole('textbox', { name: 'Name of the file' })
    await user.clear(name)
    await user.type(name, 'a/b')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(name).toBeInvalid())
    expect(sent).toEqual([])
  })

  // What was changed here was thrown away for the other version.
  it('keep what was changed here where another tab saved first, and replace its version on the next press', async () => {
    take('PATCH', `${list}/1/update`, {
      status: 409,
      code: errorCode.recordChanged,
      data: aResume({ layout: 'banner', version: 4 }),
    })
    const { user } = await render([aResume()])
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Layout' }), 'Compact')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Save again to replace the other version')
    expect(screen.getByRole('combobox', { name: 'Layout' })).toHaveDisplayValue('Compact')
    const sent = take('PATCH', `${list}/1/update`, { data: { items: [aResume({ version: 5 })] } })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('listitem')
    expect(sent).toMatchObject([{ version: 4, layout: 'compact' }])
  })

  // After an answer that was lost, another name was refused for good: the key was that of the first.
  it('have one key for each content, so that a lost answer makes none twice and refuses no change', async () => {
    const keys: (string | null)[] = []
    server.use(
      http.post('*/api/jobseeker/generate-resume', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return HttpResponse.error()
      }),
    )
    const { user } = await render([])
    await user.click(await screen.findByRole('button', { name: 'Make a resume' }))
    const name = await screen.findByRole('textbox', { name: 'Name of the file' })
    const save = async (times: number) => {
      await user.click(screen.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(keys).toHaveLength(times))
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled())
    }
    await save(1)
    await save(2)
    await user.fill(name, 'For Harbour')
    await save(3)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('are attached, and deleted after asking', async () => {
    take('POST', `${list}/1/attach`, { data: { items: [] } })
    take('DELETE', `${list}/1/delete`, { data: { items: [] } })
    const { user, platform } = await render([aResume()])
    await user.click(await screen.findByRole('button', { name: 'Attach for applications' }))
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('Attached as PDF', 'success'))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/then download your profile/)).toBeVisible()
  })

  it('say why they cannot be attached', async () => {
    take('POST', `${list}/1/attach`, {
      status: 422,
      code: errorCode.resumeLimit,
      message: 'You can attach up to three.',
    })
    const { user, platform } = await render([aResume()])
    await user.click(await screen.findByRole('button', { name: 'Attach for applications' }))
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('You can attach up to three.', 'error'))
  })

  it('show the photo where custom has it, and say that there is none', async () => {
    const { user } = await render([], { country: 'tw' })
    await user.click(await screen.findByRole('button', { name: 'Make a resume' }))
    expect(await screen.findByRole('checkbox', { name: 'Show my profile photo' })).toBeChecked()
    expect(previewAddress().get('photo')).toBe('1')
    expect(screen.getByRole('link', { name: 'Add a photo' })).toHaveAttribute(
      'href',
      '/en-us/manage-profile/profile?edit=avatar',
    )
    await user.click(screen.getByRole('checkbox', { name: 'Show my profile photo' }))
    await waitFor(() => expect(previewAddress().get('photo')).toBeNull())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Layout' }), '職務経歴書 (Japan)')
    expect(screen.queryByRole('checkbox', { name: 'Show my profile photo' })).not.toBeInTheDocument()
  })

  it.each([
    ['sg', false],
    ['us', undefined],
  ] as const)('leave the photo to the member or do not offer it: %s', async (country, isChecked) => {
    const { user } = await render([], { country })
    await user.click(await screen.findByRole('button', { name: 'Make a resume' }))
    await screen.findByRole('combobox', { name: 'Layout' })
    const choice = screen.queryByRole('checkbox', { name: 'Show my profile photo' }) as HTMLInputElement | null
    expect(choice?.checked).toBe(isChecked)
  })

  it('are begun in the layout that the address names', async () => {
    await render([], { path: '/en-us/manage-profile/resume?edit=new&layout=sidebar' })
    expect(await screen.findByRole('combobox', { name: 'Layout' })).toHaveDisplayValue('Two columns')
  })

  it('are of the profile, which a file can fill: the way leads back to the layout', async () => {
    const { user } = await render([], { path: '/en-us/manage-profile/resume?edit=new&layout=sidebar' })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Layout' }), 'Banner')
    expect(screen.getByRole('link', { name: 'Fill the profile' })).toHaveAttribute(
      'href',
      '/manage-profile/resume?edit=new&layout=banner',
    )
    expect(screen.getByRole('link', { name: 'Edit my profile' })).toHaveAttribute(
      'href',
      '/en-us/manage-profile/profile',
    )
  })

  it('are copied under another name', async () => {
    const sent = take('POST', '/api/jobseeker/generate-resume', { data: { items: [] } })
    const { user } = await render([aResume()])
    await user.click(await screen.findByRole('button', { name: 'Make a copy' }))
    expect(await screen.findByRole('textbox', { name: 'Name of the file' })).toHaveValue('Accountant (copy)')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toMatchObject([{ name: 'Accountant (copy)', layout: 'modern', language: 'ja' }]))
  })

  it('are five at most', async () => {
    await render(Array.from({ length: 5 }, (_, index) => aResume({ id: index + 1 })))
    expect(await screen.findByText('You have five. Delete one to make another.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Make a resume' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Make a copy' })).not.toBeInTheDocument()
  })
})
