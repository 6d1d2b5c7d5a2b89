import { expect, it } from '@jest/globals'
import { PlatformProvider } from '@jobspan/shared-kit/remote'
import { buildMember, createTestHost, testPlatform } from '@jobspan/shared-kit/testing'
import { renderToString } from 'react-dom/server'
import { featuredCompaniesQuery } from '../features/featured-companies/featured-companies-query.ts'
import { loadParts } from '../lazy-part/lazy-part.tsx'
import { inEnglish } from '../testing/fixtures.ts'
import { Page } from './home-page.tsx'

// Members' phones were sent the names of a dozen companies, which their styles hide there.
it('does not send to members what their phones do not show', async () => {
  await loadParts()
  const platform = await testPlatform({ ...inEnglish, session: { kind: 'member', user: buildMember() } })
  const items = Array.from({ length: 9 }, (_, index) => ({
    id: index,
    slug: `c-${index}`,
    name: `Company ${index}`,
    logo_url: null,
    is_verified: true,
    industry: null,
    location: 'Singapore',
    open_jobs: 1,
  }))
  platform.queryClient.setQueryData(featuredCompaniesQuery(platform.api).queryKey, { items })
  const markup = renderToString(
    <PlatformProvider
      platform={platform}
      namespace="mf-search"
      href="/en-us"
      host={createTestHost({ hasPage: () => true })}
    >
      <Page />
    </PlatformProvider>,
  )
  expect(markup).toContain('Company 1')
  expect(markup).not.toContain('Company 8')
})
