import { expect, it } from '@jest/globals'
import { createTestHost, type TestContribution, testPlatform } from '@jobspan/shared-kit/testing'
import { Suspense } from 'react'
import { createLazyModule } from '../hooks/create-lazy-module.ts'
import { preparePage } from './server.tsx'
import { Slot } from './slot.tsx'
import type { LoadedSlot } from './slot-contract.ts'

const codeOf = (Component: () => React.ReactNode) =>
  ({ remote: 'mf-test', module: { Slot: Component } }) as unknown as LoadedSlot
const never = () => new Promise<never>(() => undefined)
const crash = () => {
  throw new Error('crash')
}
const Page = () => (
  <main>
    <h1>The page</h1>
    <Slot name="home.sections" params={{}} loading={<i>Loading</i>} reservedHeight={40} />
  </main>
)

const part = createLazyModule(async () => {
  await new Promise((resolve) => setTimeout(resolve))
  return { words: 'This is a part' }
})
const Part = () => <p>{part.useModule().words}</p>
const PageOfParts = () => (
  <Suspense>
    <Part />
  </Suspense>
)

const renderWith = async (list: TestContribution[]) => {
  const contributions = list.map((contribution) => ({ ...contribution }))
  const leftOut: string[] = []
  const prepared = await preparePage({
    platform: await testPlatform(),
    // A contribution that is left out has not been loaded from then on.
    host: {
      ...createTestHost(),
      hasSlot: () => true,
      contributionsTo: (name) =>
        createTestHost({
          contributions: {
            [name]: contributions.map(({ loaded, ...each }) =>
              leftOut.includes(`${name}/mf-test/${each.name}`) || !loaded ? each : { ...each, loaded },
            ),
          },
        }).contributionsTo(name),
    },
    namespace: 'mf-test',
    href: '/en-us',
    module: { Page, head: () => ({ title: 'x' }), slots: () => [{ name: 'home.sections', params: {} }] },
    params: {},
    deadline: 1000,
    nonce: 'n',
    leaveOutContribution: (id) => leftOut.push(id),
  })
  return { ...prepared, leftOut, html: prepared.render().html }
}
const sound = (name: string) => ({ name, load: never, loaded: codeOf(() => <p>{`This is ${name}`}</p>) })

it('renders what was loaded in place, and room for what was not', async () => {
  const { html, settled } = await renderWith([sound('first'), { name: 'late', load: never }])
  expect(html).toContain('<!--$--><p>This is first</p><!--/$-->')
  expect(html.match(/<i>Loading<\/i>/g)).toHaveLength(1)
  expect(settled).toMatchObject({ slots: [{ name: 'home.sections', params: {} }] })
})

it('renders the page without a contribution that throws, as the browser will find it', async () => {
  const broken = { name: 'throws', load: never, loaded: codeOf(crash) }
  const { html, leftOut } = await renderWith([sound('first'), broken, sound('last')])
  expect(leftOut).toEqual(['home.sections/mf-test/throws'])
  expect(html).toContain('This is first')
  expect(html).toContain('This is last')
  expect(html).toMatch(/mf-test\/throws"[^>]*><i>Loading<\/i><\/div>/)
  expect(html).not.toContain('<!--$!-->')
})

// The first page that a process served after its start said that its server could not finish a part (React error 419): the part's file was still
// being read.
it('waits for parts that were asked for ahead of need', async () => {
  part.preload()
  const { html } = await renderWith([{ name: 'parted', load: never, loaded: codeOf(PageOfParts) }])
  expect(html).toContain('This is a part')
})
