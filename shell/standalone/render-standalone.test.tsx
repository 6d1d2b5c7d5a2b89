import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals'
import { LazyDialog } from '@jobspan/shared-kit/design'
import {
  contribute,
  declareSlot,
  defineRemote,
  type OverlayProps,
  overlay,
  page,
  type SlotParams,
} from '@jobspan/shared-kit/remote'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { renderStandalone, type StandaloneSettings } from './render-standalone.tsx'

const Chats = () => <h1>All chats</h1>
const Story = () => <h1>Every part of it</h1>
const Welcome = ({ params, close }: OverlayProps) => (
  <LazyDialog open onClose={() => close()} title={`Welcome ${params.get('showWelcome')}`}>
    To all chats
  </LazyDialog>
)
const definition = defineRemote({
  name: 'mf-chat',
  pages: [page('/chat', async () => ({ Page: Chats, head: () => ({ title: 'Chats' }) }), { access: 'member' })],
  slots: { 'kit.mf-chat': async () => ({ Slot: Story }) },
  overlays: [overlay('welcome', 'showWelcome', async () => ({ Overlay: Welcome }))],
  texts: async () => ({}),
})

const guest = { code: 0, message: '', data: { kind: 'guest' } }
const server = setupServer(http.get('*/api/jobseeker/me', () => HttpResponse.json(guest)))
let close = () => {}
afterEach(() => act(() => close()))
beforeAll(() => server.listen())
afterAll(() => server.close())

// A remote with no page at `/` was left for the site's home page by the link to its own story.
it('shows a slot by its link, whether or not the remote has a home page, goes back to a page, and opens an overlay on it', async () => {
  window.history.replaceState(null, '', '/en-us/chat')
  document.body.innerHTML = '<div id="standalone"></div>'
  const user = userEvent.setup()
  await act(async () => {
    close = await renderStandalone(definition)
  })
  expect(await screen.findByRole('heading', { name: 'All chats' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'kit.mf-chat' }))
  expect(await screen.findByRole('heading', { name: 'Every part of it' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: '/chat' }))
  expect(await screen.findByRole('heading', { name: 'All chats' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'welcome' }))
  await screen.findByRole('dialog', { name: 'Welcome 1' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(location.pathname + location.search).toBe('/en-us/chat')
})

const Job = ({ params }: { params: Record<string, string> }) => <h1>{`Job ${params.slug}`}</h1>
const Actions = ({ jobId, job }: SlotParams['job.actions']) => <p>{`${jobId + 1} ${job?.title ?? 'untitled'}`}</p>
const Alerts = () => <p>Alerts</p>
const withSlots = defineRemote({
  name: 'mf-job-detail',
  pages: [page('/job/:slug', async () => ({ Page: Job, head: () => ({ title: 'Job' }) }))],
  declaredSlots: [declareSlot('job.actions', { version: '1.0', onFailure: 'hide' })],
  contributions: [
    contribute('job.actions', 'apply', async () => ({ Slot: Actions }), { version: '1.0' }),
    contribute('settings.tabs', 'alerts', async () => ({ Slot: Alerts }), {
      version: '1.0',
      access: 'member',
    }),
  ],
  texts: async () => ({}),
})
const settings = {
  brand: 'Careerway',
  site: 'https://site.example',
  slotParameters: {
    'job.actions': [
      { name: 'jobId', kind: 'number', optional: false },
      { name: 'job', kind: 'json', optional: true },
    ],
  },
} satisfies StandaloneSettings

const open = async (path: string) => {
  window.history.replaceState(null, '', path)
  document.body.innerHTML = '<div id="standalone"></div>'
  act(() => close())
  await act(async () => {
    close = await renderStandalone(withSlots, settings)
  })
  return userEvent.setup()
}

// An address without a page was white, and nobody could tell what the remote had to show.
it('begins with the brand, and with everything that there is to see of the remote', async () => {
  const user = await open('/')
  const bar = screen.getByRole('navigation', { name: 'mf-job-detail' })
  expect(within(bar).getByRole('link', { name: 'Careerway' })).toHaveAttribute('href', '/en-us?start=1')
  expect(screen.getByRole('heading', { level: 1, name: 'mf-job-detail' })).toBeTruthy()
  expect(screen.getByText(/comes from https:\/\/site\.example/)).toBeTruthy()
  const slots = screen.getByRole('region', { name: 'Contributions to slots' })
  expect(within(slots).getByRole('link', { name: 'job.actions · apply' })).toBeTruthy()
  expect(within(slots).getByText('Parameters: jobId: number, job?: json')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Slots of its pages' })).getByText(/version 1\.0/)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'slug' }), 'cook-7')
  await user.click(screen.getByRole('button', { name: 'Open /job/:slug' }))
  expect(await screen.findByRole('heading', { name: 'Job cook-7' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Careerway' }))
  expect(screen.getByRole('heading', { level: 1, name: 'mf-job-detail' })).toBeTruthy()
})

it('says that an address is no page of the remote', async () => {
  await open('/ar/nowhere')
  expect(screen.getByText('This remote has no page /nowhere.')).toBeTruthy()
  expect(document.documentElement.dir).toBe('rtl')
})

it('shows a contribution with the parameters that are typed, and keeps them in the address', async () => {
  const user = await open('/en-us/?slot=job.actions&name=apply')
  expect(screen.getByText('The slot is shown once its parameters are complete.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'jobId (number)' }), '41')
  expect(await screen.findByText('42 untitled')).toBeTruthy()
  await user.click(screen.getByRole('textbox', { name: 'job (json, optional)' }))
  await user.paste('{"title":"Cook"}')
  expect(await screen.findByText('42 Cook')).toBeTruthy()
  expect(new URL(location.href).searchParams.get('params')).toBe('{"jobId":41,"job":{"title":"Cook"}}')
  await open(location.pathname + location.search)
  expect(await screen.findByText('42 Cook')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'jobId (number)' }), 'x')
  expect(screen.getByText('This is no number.')).toBeTruthy()
  expect(screen.queryByText(/Cook$/)).toBeNull()
})

it('says why a guest does not see what members see', async () => {
  await open('/en-us/?slot=settings.tabs&name=alerts')
  expect(screen.getByText(/Members see this, guests do not/)).toBeTruthy()
  expect(screen.queryByText('Alerts')).toBeNull()
})
