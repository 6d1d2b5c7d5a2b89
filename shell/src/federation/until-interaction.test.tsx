import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { PlatformProvider, Slot } from '@jobspan/shared-kit/remote'
import { sessionAtom } from '@jobspan/shared-kit/session'
import { buildMember, createTestHost, testPlatform } from '@jobspan/shared-kit/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { BootRemote } from '../boot-data.ts'
import { createSlots } from './create-slots.ts'
import type { Federation } from './federation.ts'

// The code of the chat button, 12 KB, was loaded with each job page for a button that few visitors press, and put the page over its budget.

const contribution = {
  slot: 'job.actions',
  name: 'chat',
  version: '1.0',
  order: 1,
  access: 'public',
  hydrateOn: 'interaction',
} as const
const remote: BootRemote = {
  name: 'mf-chat',
  build: 'b1',
  contract: '2.3.0',
  base: '/remotes/mf-chat/b1/',
  global: 'mf_chat_b1',
  integrity: 'sha384-x',
  pages: [],
  slots: [],
  contributions: [contribution],
}
const onPress = jest.fn()
const ChatButton = () => (
  <button type="button" onClick={onPress}>
    Chat
  </button>
)
const problems: unknown[] = []
let arrive: () => void
let root: Root | undefined
const loadPart = jest.fn<Federation['loadPart']>()

beforeEach(() => {
  jest.clearAllMocks()
  problems.length = 0
  const code = new Promise<void>((resolve) => {
    arrive = resolve
  })
  loadPart.mockImplementation(async (_name, _part, select) => {
    await code
    const definition = {
      slots: {},
      contributions: [{ ...contribution, load: async () => ({ Slot: ChatButton }) }],
      texts: async () => ({}),
    }
    return select(definition as never, { name: 'mf-chat', build: 'b1' }, (module, texts) =>
      Promise.all([module, texts]),
    )
  })
})
afterEach(() => act(async () => root?.unmount()))

const openJob = async (isMember = false) => {
  const platform = await testPlatform()
  if (isMember) platform.store.set(sessionAtom, { kind: 'member', user: buildMember() })
  const slots = createSlots({
    boot: { page: { state: 'rendered', contributions: ['job.actions/mf-chat/chat'] }, bundles: {} },
    federation: { loadPart, onRecovered: () => () => undefined } as unknown as Federation,
    platform,
    telemetry: { recordMount: jest.fn(), recordCrash: jest.fn() },
  })
  const container = document.body.appendChild(document.createElement('main'))
  container.innerHTML =
    '<div data-contribution="job.actions/mf-chat/chat" class="x"><!--$--><button type="button">Chat</button><!--/$--></div>'
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await act(async () => {
    root = hydrateRoot(
      container,
      <PlatformProvider
        platform={platform}
        namespace="shell"
        href="/en-us/job/nurse-1"
        host={{ ...createTestHost(), ...slots.hostOf([remote]) }}
      >
        <Slot name="job.actions" params={{ jobId: 1 }} />
      </PlatformProvider>,
      { onRecoverableError: (error) => problems.push(error) },
    )
  })
  return { platform, slots, button: screen.getByRole('button', { name: 'Chat' }) }
}
const arriveAndSettle = () =>
  act(async () => {
    arrive()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

it('loads what a guest has before them when they come near, and takes the same button over', async () => {
  const { button } = await openJob()
  expect(loadPart).not.toHaveBeenCalled()
  fireEvent.pointerOver(button)
  await arriveAndSettle()
  expect(loadPart).toHaveBeenCalled()
  expect(screen.getByRole('button')).toBe(button)
  expect(onPress).not.toHaveBeenCalled()
  fireEvent.click(button)
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(problems).toEqual([])
})

it('repeats, once, a press that was quicker than the code', async () => {
  const { button } = await openJob()
  fireEvent.click(button)
  fireEvent.click(button)
  expect(onPress).not.toHaveBeenCalled()
  await arriveAndSettle()
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(problems).toEqual([])
})

it('loads with the page for members, and for a guest who becomes one', async () => {
  await openJob(true)
  expect(loadPart).toHaveBeenCalled()
  await act(async () => root?.unmount())
  document.body.replaceChildren()
  loadPart.mockClear()
  const { platform } = await openJob()
  await act(async () => platform.store.set(sessionAtom, { kind: 'member', user: buildMember() }))
  expect(loadPart).toHaveBeenCalled()
})

it('loads at once on the pages that follow', async () => {
  const { slots } = await openJob()
  await act(async () => slots.leaveFirstPage())
  expect(loadPart).toHaveBeenCalled()
})
