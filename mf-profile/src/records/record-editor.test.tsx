import { expect, it } from '@jest/globals'
import { mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { inEnglish } from '../testing/handlers.ts'
import { aProfile } from '../testing/profile-handlers.ts'
import { RecordEditor } from './record-editor.tsx'

const sent: unknown[] = []
setupMockApi(
  mockApiResponse('POST', '/api/jobseekers/websites/create', async (request) => {
    sent.push(await request.json())
    const errors = { display_name: ['too_long'], url: ['not_a_web_address'], error: ['Not valid.'] }
    return { status: 422, code: 40001, message: 'Not valid.', errors }
  }),
)

// An address that was copied from a chat had a mark before it, so that `https://` was put before the whole.
it('completes an address that was pasted with what nobody sees, and says what the API refuses at the field', async () => {
  const { user } = await renderWithPlatform(
    <RecordEditor kind="websites" known={undefined} all={[]} profile={aProfile()} onDone={() => undefined} />,
    inEnglish,
  )
  const address = screen.getByRole('textbox', { name: 'Web address' })
  await user.click(address)
  await user.paste('\u200fhttps://example.com/me\u200b')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ url: 'https://example.com/me' }]))
  await waitFor(() => expect(address).toHaveAccessibleDescription('Enter a web address, such as https://example.com'))
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(/This is too long/)
  expect(screen.queryByRole('alert')).toBeNull()
})
