import { describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
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

describe('the resume template page', () => {
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
