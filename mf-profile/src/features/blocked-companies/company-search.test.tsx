import { expect, it, jest } from '@jest/globals'
import { mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { inEnglish } from '../../testing/handlers.ts'
import { CompanySearch } from './company-search.tsx'

const midori = {
  id: 7,
  slug: 'midori-7',
  name: '緑ヶ瀬製作所',
  logo_url: null,
  is_verified: true,
  legal_name: '株式会社緑ヶ瀬製作所',
  is_blocked: false,
}
const server = setupMockApi(
  mockApiResponse('GET', '/api/data/companies/search-company-by-legal-name-displany-name', {
    data: { items: [midori] },
  }),
)

const open = async () => {
  const onTake = jest.fn()
  const opened = await renderWithPlatform(<CompanySearch onTake={onTake} />, inEnglish)
  await opened.user.click(screen.getByRole('textbox', { name: 'Company name' }))
  return { ...opened, onTake, field: await screen.findByRole('combobox', { name: 'Company name' }) }
}

// The list opened at the second key at the earliest: one letter, or a whole name that was pasted, showed nothing at all.
it.each([
  ['one letter', (user: Awaited<ReturnType<typeof open>>['user']) => user.keyboard('緑')],
  ['a name that is pasted', (user: Awaited<ReturnType<typeof open>>['user']) => user.paste('緑ヶ瀬')],
])('finds companies by %s', async (_, enter) => {
  const { user, onTake } = await open()
  await enter(user)
  await user.click(await screen.findByRole('option', { name: /緑ヶ瀬製作所/ }))
  expect(onTake).toHaveBeenCalledWith(7)
})

it('says that nothing was found', async () => {
  server.use(
    mockApiResponse('GET', '/api/data/companies/search-company-by-legal-name-displany-name', { data: { items: [] } }),
  )
  const { user } = await open()
  await user.keyboard('x')
  expect(await screen.findByText('No company found')).toBeTruthy()
})

it('says why it could not search, and not that nothing was found', async () => {
  server.use(
    mockApiResponse('GET', '/api/data/companies/search-company-by-legal-name-displany-name', {
      status: 500,
      code: 50001,
    }),
  )
  const { user } = await open()
  await user.keyboard('x')
  expect(await screen.findByRole('alert')).toHaveTextContent(/Something went wrong/)
  await waitFor(() => expect(screen.queryByText('No company found')).toBeNull())
})
