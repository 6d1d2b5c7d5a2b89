import { expect, it, jest } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { act, screen } from '@testing-library/react'
import texts from '../../locales/en-us.json' with { type: 'json' }
import { exampleCompany } from '../../testing/example-company.ts'
import { asMember } from '../../testing/example-job.ts'

const fetchMemberActions = jest.fn<() => object>().mockImplementationOnce(() => {
  throw new Error('offline')
})
fetchMemberActions.mockReturnValue({ MemberActions: () => 'Member actions', UnblockButton: () => 'Unblock' })
jest.unstable_mockModule('./member-actions.tsx', fetchMemberActions)
const { CompanyActions } = await import('./company-actions.tsx')
const { CompanyNotices } = await import('./company-notices.tsx')

// Follow stayed a skeleton, and Unblock was missing, until the page was loaded again.
it('what did not load is loaded again by a press, and once the connection is back', async () => {
  const company = exampleCompany({ is_blocked: true })
  const { user } = await renderWithPlatform(
    <>
      <CompanyNotices company={company} />
      <CompanyActions company={company}>{null}</CompanyActions>
    </>,
    { namespace: 'mf-job-detail', texts: { 'mf-job-detail': texts }, session: asMember },
  )
  const [unblock, follow] = await screen.findAllByRole('button', { name: 'Try again' })
  await user.click(unblock as HTMLElement)
  expect(await screen.findByText('Unblock')).toBeVisible()
  expect(follow).toBeVisible()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Member actions')).toBeVisible()
})
