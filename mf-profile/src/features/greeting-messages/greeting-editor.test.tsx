import { expect, it, jest } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { inEnglish } from '../../testing/handlers.ts'
import { GreetingEditor } from './greeting-editor.tsx'

// A phone number in a greeting was kept, and the API's refusal said only that something is not valid.
it('asks to leave out contact details, and saves without them', async () => {
  const onSave = jest.fn()
  const { user } = await renderWithPlatform(
    <GreetingEditor text="" busy={false} onSave={onSave} onCancel={() => undefined} />,
    inEnglish,
  )
  const field = screen.getByRole('textbox', { name: 'Message' })
  await user.type(field, 'Call me: +65 9123 4567')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(field).toBeInvalid()
  expect(screen.getByText(/Leave out phone numbers/)).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
  await user.clear(field)
  await user.type(field, 'Hello')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSave).toHaveBeenCalledWith('Hello')
})
