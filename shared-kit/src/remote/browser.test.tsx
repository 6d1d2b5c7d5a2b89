import { expect, it } from '@jest/globals'
import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { testPlatform } from '../testing/render-with-platform.tsx'
import { createTestHost } from '../testing/test-host.ts'
import { loadPageData, openPageRoot } from './browser.tsx'
import { PageFrame } from './page-frame.tsx'

const jobs = { queryKey: ['jobs'], queryFn: async () => ['Nurse'] }
const Page = () => {
  const { data } = useQuery(jobs)
  return data ? <ol>{data}</ol> : <p>Loading</p>
}
const module = { Page, queries: () => [{ options: jobs }], head: () => ({ title: 'Jobs' }) }

// On a busy machine the server did not get the results in time and wrote a skeleton. The browser asked for them before it took the page over, and React
// threw away all that the server had written (error 418).
it('takes a page over as the server wrote it, and then asks for what the server did not get in time', async () => {
  const frame = { host: createTestHost(), namespace: 'mf-search', params: {}, module, href: location.pathname }
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<PageFrame {...frame} platform={await testPlatform()} />)
  const platform = await testPlatform()
  const problems: unknown[] = []
  const root = openPageRoot({
    container,
    hydrate: true,
    onError: (error) => problems.push(error),
    onRecovered: (error) => problems.push(error),
  })
  const load = () => loadPageData({ ...frame, platform, deadline: 1000, withRest: false })
  await load()
  await act(async () => void root.render(<PageFrame {...frame} platform={platform} />))
  expect(await screen.findByText('Nurse')).toBeVisible()
  expect(problems).toEqual([])

  platform.queryClient.clear()
  await load()
  expect(platform.queryClient.getQueryData(jobs.queryKey)).toEqual(['Nurse'])
})
