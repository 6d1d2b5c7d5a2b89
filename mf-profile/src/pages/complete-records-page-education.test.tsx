import { expect, it } from '@jest/globals'
import { mockApiResponse } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { inEnglish, textsIn } from '../testing/handlers.ts'
import { chooseMonth, openRecords, setupRecordsPage } from '../testing/open-complete-records.tsx'
import { aSchool, profileIs } from '../testing/profile-handlers.ts'

const inJapanese = { ...inEnglish, language: 'ja' as const, texts: { 'mf-profile': textsIn('ja') } }
const server = setupRecordsPage()

// The list of jobs was offered: “No formal education needed” as somebody's own level, and 学歴不問.
it.each([
  ['in English', inEnglish, 'Level', 'No formal education', 'Edit'],
  ['in Japanese', inJapanese, '学歴区分', '学歴なし', '編集'],
])('says of a person what a job says of whom it looks for, %s', async (_, options, label, ownWords, edit) => {
  server.use(
    profileIs({ educations: [aSchool({ degree_id: 1 })] }),
    mockApiResponse('GET', '/api/config/educations/list', {
      data: { items: [{ id: 1, key: 'no-formal-education', value: 'Words of a job' }] },
    }),
  )
  const { user } = await openRecords('10?step=4', options)
  expect(await screen.findByText(ownWords)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: edit }))
  const choices = within(screen.getByRole('combobox', { name: label })).getAllByRole('option')
  expect(choices.map(({ textContent }) => textContent)).toContain(ownWords)
  expect(screen.queryByText('Words of a job')).not.toBeInTheDocument()
})

// The end of a school could not be in the future, so a student had to leave out when they graduate.
it('takes the month in which a student expects to graduate, and marks it', async () => {
  const sent: { end: string | null }[] = []
  const year = String(new Date().getFullYear() + 2)
  server.use(
    profileIs({ educations: [aSchool({ end: null })] }),
    mockApiResponse('PATCH', '/api/jobseeker/educations/5/update', async (request) => {
      sent.push((await request.clone().json()) as { end: string | null })
      return { data: { items: [aSchool({ end: `${year}-06` })] } }
    }),
  )
  const { user } = await openRecords('10?step=4')
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await chooseMonth(user, 'Expected graduation', 'June', year)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(`August 2015 – June ${year} (expected)`)).toBeTruthy()
  expect(sent).toMatchObject([{ end: `${year}-06` }])
})

it('changes a school in place', async () => {
  let sentBodies: unknown
  server.use(
    profileIs({ educations: [aSchool()] }),
    mockApiResponse('PATCH', '/api/jobseeker/educations/5/update', async (request) => {
      sentBodies = await request.json()
      return { data: { items: [aSchool({ degree_id: 5, field_of_study: 'Law' })] } }
    }),
  )
  const { user } = await openRecords('10?step=4')
  expect(await screen.findByText('Diploma')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Bachelor’s degree')
  await user.type(screen.getByRole('textbox', { name: /^Field of study/ }), 'Law')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Law')).toBeTruthy()
  const { id: _, ...body } = aSchool({ degree_id: 5, field_of_study: 'Law' })
  expect(sentBodies).toEqual(body)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus())
})
