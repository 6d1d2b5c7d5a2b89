import { beforeEach, describe, expect, it } from '@jest/globals'
import { PlatformProvider } from '@jobspan/shared-kit/remote'
import {
  buildMember,
  expectNoAxeViolations,
  mockApiResponse,
  renderWithPlatform,
  setupMockApi,
  testPlatform,
} from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { inEnglish } from '../testing/fixtures.ts'
import { Page } from './resume-template-page.tsx'

const template = (id: number, key: string, name: string) => ({ id, key, name, for_whom: `Suits number ${id}.` })

const server = setupMockApi(
  mockApiResponse('GET', '/api/data/resume-templates', {
    data: {
      items: [
        template(1, 'classic', 'Classic'),
        template(2, 'experienced', 'Experience first'),
        template(3, 'graduate', 'First job'),
      ],
    },
  }),
)

const builder = (layout: string) => `/manage-profile/resume?edit=new&layout=${layout}`

describe('the resume template page', () => {
  beforeEach(() => localStorage.clear())

  it('leads guests by the sign-up to the builder with the layout that they chose', async () => {
    const { user, platform } = await renderWithPlatform(<Page />, inEnglish)
    const region = screen.getByRole('region', { name: 'Choose a layout' })
    expect(within(region).getAllByRole('img')).toHaveLength(7)
    const link = screen.getByRole('link', { name: 'Use this layout: Two columns' })
    const back = encodeURIComponent(`/en-us${builder('sidebar')}`)
    expect(link).toHaveAttribute('href', `/en-us/get-started?redirect=${back}`)
    expect(localStorage.getItem('isFromCreateResume')).toBeNull()
    await user.click(link)
    expect(platform.navigate).toHaveBeenCalled()
    expect(localStorage.getItem('isFromCreateResume')).toBe('1')
    expect(localStorage.getItem('isCreateFreeResume')).toBe('1')
  })

  it.each([
    [true, `/en-us${builder('classic')}`],
    [false, `/en-us/jobseeker-complete-profile?redirect=${encodeURIComponent(`/en-us${builder('classic')}`)}`],
  ])('leads members to the builder, by completing the profile first: %s', async (is_profile_completed, address) => {
    await renderWithPlatform(<Page />, {
      ...inEnglish,
      session: { kind: 'member', user: buildMember({ is_profile_completed }) },
    })
    expect(screen.getByRole('link', { name: 'Use this layout: Classic' })).toHaveAttribute('href', address)
  })

  it.each([
    [true, '/en-us/manage-profile/resume'],
    [
      false,
      `/en-us/jobseeker-complete-profile?redirect=${encodeURIComponent('/en-us/manage-profile/resume?edit=new')}`,
    ],
  ])('leads members who have a resume to where it is read, profile complete: %s', async (isComplete, address) => {
    const { user } = await renderWithPlatform(<Page />, {
      ...inEnglish,
      session: { kind: 'member', user: buildMember({ is_profile_completed: isComplete }) },
    })
    const link = screen.getByRole('link', { name: 'Upload my resume' })
    expect(link).toHaveAttribute('href', address)
    await user.click(link)
    expect(localStorage.getItem('isFromCreateResume')).toBe(isComplete ? null : '1')
  })

  it('begins with the papers of Japan there', async () => {
    await renderWithPlatform(<Page />, { ...inEnglish, country: 'jp' })
    const [first] = within(screen.getByRole('region', { name: 'Choose a layout' })).getAllByRole('img')
    expect(first).toHaveAccessibleName('Example: 履歴書 (Japan)')
  })

  // Its first picture waited until the page was laid out. Loaded at once, it made React write a link among the page's elements, which nothing took over.
  it('comes from the server with its first picture asked for at once, and no link that asks for it a second time', async () => {
    const html = renderToString(
      <PlatformProvider
        platform={await testPlatform(inEnglish)}
        namespace="mf-search"
        href="/en-us/free-resume-template"
      >
        <Page />
      </PlatformProvider>,
    )
    expect(html.match(/fetchPriority="high"|loading="lazy"/g)).toEqual([
      'fetchPriority="high"',
      ...Array(6).fill('loading="lazy"'),
    ])
    expect(html).not.toContain('<link')
  })

  it('says whom each template suits and links to its file in the visitor’s language', async () => {
    await renderWithPlatform(<Page />, inEnglish)
    expect(await screen.findByRole('heading', { level: 3, name: 'Experience first' })).toBeTruthy()
    expect(screen.getByText('Suits number 2.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Download Word file: Experience first' })
    expect(link.getAttribute('href')).toBe('/api/data/resume-templates/2/download?language_code=en-us')
    expect(link.hasAttribute('download')).toBe(true)
    await expectNoAxeViolations()
  })

  it('offers each template in the other languages, named in themselves', async () => {
    const { user } = await renderWithPlatform(<Page />, inEnglish)
    const [more] = await screen.findAllByText('In another language')
    await user.click(more as HTMLElement)
    const card = (more as HTMLElement).closest('li') as HTMLElement
    expect(within(card).getByRole('link', { name: '日本語' }).getAttribute('href')).toBe(
      '/api/data/resume-templates/1/download?language_code=ja',
    )
    expect(within(card).queryByRole('link', { name: 'English' })).toBeNull()
  })

  it('keeps its tips and offers to try again when the templates do not load', async () => {
    server.use(mockApiResponse('GET', '/api/data/resume-templates', { status: 500, code: 50001, message: '' }))
    const { user } = await renderWithPlatform(<Page />, inEnglish)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(within(screen.getByRole('region', { name: 'Five tips that help' })).getAllByRole('listitem')).toHaveLength(5)
    server.resetHandlers()
    await user.click(retry)
    expect(await screen.findByRole('link', { name: 'Download Word file: Classic' })).toBeTruthy()
  })
})
