import { beforeEach, expect, it, jest } from '@jest/globals'
import type { SlotName } from '@jobspan/shared-kit/remote'
import { testPlatform } from '@jobspan/shared-kit/testing'
import type { BootContribution, BootRemote } from '../boot-data.ts'
import { createSlots } from './create-slots.ts'
import type { Federation } from './federation.ts'

const made = (more: Partial<BootContribution> = {}): BootContribution => ({
  slot: 'job.actions',
  name: 'chat',
  version: '1.0',
  order: 1,
  access: 'public',
  ...more,
})
const remote = (contributions: BootContribution[], build = 'b1'): BootRemote => ({
  name: 'mf-chat',
  build,
  contract: '2.2.0',
  base: `/remotes/mf-chat/${build}/`,
  global: `mf_chat_${build}`,
  integrity: 'sha384-x',
  pages: [],
  slots: [],
  contributions,
})
const id = 'job.actions/mf-chat/chat'
const bundle = { file: 'slot-job.actions-chat-en-us.js', integrity: 'sha384-y' }

let isDown: boolean
let listeners: (() => void)[]
const module = { Slot: () => null }
const loadPart = jest.fn<Federation['loadPart']>()
const telemetry = { recordMount: jest.fn(), recordCrash: jest.fn() }

beforeEach(() => {
  jest.clearAllMocks()
  ;[isDown, listeners] = [false, []]
  loadPart.mockImplementation(async (_name, _part, select) => {
    if (isDown) throw new Error('down')
    const contributions = [{ ...made(), load: async () => module }]
    const definition = { name: 'mf-chat', slots: {}, contributions, texts: async () => ({ hello: 'Hello' }) }
    return select(definition as never, { name: 'mf-chat', build: 'b1' }, (code, texts) => Promise.all([code, texts]))
  })
})

const open = async (contributions = [made()], rendered: string[] = []) => {
  const federation = {
    loadPart,
    onRecovered: (_name: string, listener: () => void) => {
      listeners.push(listener)
      return () => listeners.splice(listeners.indexOf(listener), 1)
    },
  } as unknown as Federation
  const boot = {
    page: { state: 'rendered' as const, contributions: rendered },
    bundles: { 'mf_chat_b1/job.actions/chat': bundle },
  }
  const slots = createSlots({ boot, federation, platform: await testPlatform(), telemetry })
  const host = slots.hostOf([remote(contributions)])
  return { slots, host, list: (name: SlotName = 'job.actions') => host.contributionsTo(name) }
}

it('loads a contribution by its one file, with the texts of its release, once', async () => {
  const { list } = await open()
  const loaded = await list()[0]?.load()
  expect(loaded).toMatchObject({ remote: 'mf-chat', module })
  expect(loaded?.i18n?.t('hello', { ns: 'mf-chat' })).toBe('Hello')
  expect(loadPart.mock.calls[0]).toEqual(['mf-chat', 'job.actions/chat', expect.any(Function), bundle])
  await list()[0]?.load()
  expect(loadPart).toHaveBeenCalledTimes(1)
  expect(telemetry.recordMount).toHaveBeenCalledTimes(1)
})

it('takes what the server rendered for ready on the first page only, and what it did not for not ready', async () => {
  const { slots, list } = await open([made(), made({ name: 'other' })], [id])
  const [chat, other] = list()
  expect([chat?.isReady(), other?.isReady()]).toEqual([true, false])
  slots.leaveFirstPage()
  expect(chat?.isReady()).toBe(false)
  await chat?.load()
  expect(chat?.isReady()).toBe(true)
})

it('renders the first page as the server did, although the code came before', async () => {
  const { list } = await open()
  await list()[0]?.load()
  expect(list()[0]?.isReady()).toBe(false)
})

it('waits with what arrives until the remote has recovered', async () => {
  const { list } = await open()
  isDown = true
  const arrival = list()[0]?.arrival()
  await expect(list()[0]?.load()).rejects.toThrow('down')
  expect(listeners).toHaveLength(1)
  isDown = false
  for (const listener of [...listeners]) listener()
  expect(await arrival).toMatchObject({ remote: 'mf-chat' })
  expect(list()[0]?.arrival()).toBe(arrival)
})

it('leaves out what asks for another version of the slot, and records that once', async () => {
  const { host, list } = await open([made({ version: '1.1' })])
  expect(list()).toEqual([])
  expect(host.hasSlot('job.actions')).toBe(false)
  expect(loadPart).not.toHaveBeenCalled()
  expect(telemetry.recordCrash).toHaveBeenCalledTimes(1)
  expect(telemetry.recordCrash.mock.calls[0]).toEqual([
    expect.objectContaining({ name: 'SlotVersionError', message: expect.stringContaining('1.1') }),
    { name: 'mf-chat', build: 'b1' },
  ])
})
