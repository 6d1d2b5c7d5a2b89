import { expect, it, jest } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import texts from '../../locales/en-us.json' with { type: 'json' }
import { exampleCompany } from '../../testing/example-company.ts'
import { asMember } from '../../testing/example-job.ts'

const fetchMemberActions = jest.fn<() => object>()
const fail = () => {
  throw new Error('offline')
}
const aButton = (name: string) => () => <button type="button">{name}</button>
fetchMemberActions.mockImplementationOnce(fail).mockImplementationOnce(fail)
fetchMemberActions.mockReturnValue({ MemberActions: aButton('Follow'), UnblockButton: aButton('Unblock') })
jest.unstable_mockModule('./member-actions.tsx', fetchMemberActions)
const { CompanyActions } = await import('./company-actions.tsx')
const { CompanyNotices } = await import('./company-notices.tsx')

// Follow stayed a skeleton, and Unblock was missing, until the page was loaded again. Then both were “Try again”, which lost the focus.
it('what did not load is loaded again by a press, which keeps the focus, and once the connection is back', async () => {
  const company = exampleCompany({ is_blocked: true })
  const { user } = await renderWithPlatform(
    <>
      <CompanyNotices company={company} />
      <CompanyActions company={company}>{null}</CompanyActions>
    </>,
    { namespace: 'mf-job-detail', texts: { 'mf-job-detail': texts }, session: asMember },
  )
  const unblock = await screen.findByRole('button', { name: 'Try again: Unblock' })
  await user.click(unblock)
  await waitFor(() => expect(fetchMemberActions).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(unblock).not.toHaveAttribute('aria-busy'))
  expect(unblock).toHaveFocus()
  await user.click(unblock)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Unblock' })).toHaveFocus())
  expect(screen.getByRole('button', { name: 'Try again: Follow' })).toBeVisible()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('button', { name: 'Follow' })).toBeVisible()
})
