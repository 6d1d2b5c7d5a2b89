import { expect, it } from '@jest/globals'
import { ApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { inEnglish } from '../testing/handlers.ts'
import { useErrorMessage } from './use-error-message.ts'

const ErrorMessage = ({ of }: { of: unknown }) => <p>{useErrorMessage()(of)}</p>
const unfetched = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })

// Somebody whose connection was gone read of an unexpected server error, and was told to refresh the page.
it.each([
  ['code that could not be fetched', unfetched],
  ['a call that could not leave', new ApiError({ kind: 'offline', status: 0, code: 0, message: '' })],
])('%s speaks of the connection', async (_, error) => {
  await renderWithPlatform(<ErrorMessage of={error} />, inEnglish)
  expect(screen.getByText("We couldn't reach the site. Check your connection and try again.")).toBeTruthy()
})

it('a mistake of ours does not', async () => {
  await renderWithPlatform(<ErrorMessage of={new TypeError('x is undefined')} />, inEnglish)
  expect(screen.getByText(/unexpected server error/)).toBeTruthy()
})

// A member whose file found no room on the disk read of an unexpected error, and tried again at once.
it.each([
  [429, errorCode.stillWorking, 'refused'],
  [503, errorCode.unavailable, 'server'],
  [507, errorCode.storageFull, 'server'],
] as const)('what the API says of %i is said', async (status, code, kind) => {
  await renderWithPlatform(
    <ErrorMessage of={new ApiError({ kind, status, code, message: 'What to do.' })} />,
    inEnglish,
  )
  expect(screen.getByText('What to do.')).toBeTruthy()
})
