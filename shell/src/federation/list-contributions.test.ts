import { describe, expect, it } from '@jest/globals'
import type { BootContribution, BootRemote } from '../boot-data.ts'
import { listContributions, listSlotNames } from './list-contributions.ts'

const remote = (name: string, more: Partial<BootRemote> = {}): BootRemote => ({
  name,
  build: 'b1',
  contract: '2.2.0',
  base: `/remotes/${name}/b1/`,
  global: `${name}_b1`,
  integrity: 'sha384-x',
  pages: [],
  slots: [],
  ...more,
})
const made = (name: string, more: Partial<BootContribution> = {}): BootContribution => ({
  slot: 'job.actions',
  name,
  version: '1.0',
  order: 50,
  access: 'public',
  ...more,
})
const host = (version = '1.1') =>
  remote('mf-job-detail', { declaredSlots: [{ name: 'job.actions', version, onFailure: 'hide' }] })
const shown = (remotes: BootRemote[]) => listContributions(remotes, 'job.actions', 'sg').shown.map(({ id }) => id)
const refused = (remotes: BootRemote[]) => listContributions(remotes, 'job.actions', 'sg').refused.map(({ id }) => id)

describe('contributions to a slot', () => {
  it('come in their order, and of the same order by the names of remotes', () => {
    const rewards = remote('mf-rewards', { contributions: [made('points', { order: 10 })] })
    const chat = remote('mf-chat', { contributions: [made('chat'), made('first', { order: 5 })] })
    const alerts = remote('mf-alerts', { contributions: [made('alert')] })
    expect(shown([rewards, chat, host(), alerts])).toEqual([
      'job.actions/mf-chat/first',
      'job.actions/mf-rewards/points',
      'job.actions/mf-alerts/alert',
      'job.actions/mf-chat/chat',
    ])
  })

  it('say what the slot says of those that fail', () => {
    const chat = remote('mf-chat', { contributions: [made('chat')] })
    expect(listContributions([host(), chat], 'job.actions', 'sg').shown[0]).toMatchObject({ onFailure: 'hide' })
    expect(listContributions([chat], 'job.actions', 'sg').shown[0]).toMatchObject({ onFailure: 'fallback' })
  })

  it('are there in their countries only', () => {
    const chat = remote('mf-chat', { contributions: [made('chat', { countries: ['jp', 'my'] })] })
    expect(shown([host(), chat])).toEqual([])
    expect(listContributions([host(), chat], 'job.actions', 'jp').shown).toHaveLength(1)
  })

  it.each([
    ['a later minor', '1.2'],
    ['another major', '2.0'],
  ])('that ask for %s than the page declares are refused', (_, version) => {
    const chat = remote('mf-chat', { contributions: [made('chat', { version }), made('other')] })
    expect(shown([host(), chat])).toEqual(['job.actions/mf-chat/other'])
    expect(refused([host(), chat])).toEqual(['job.actions/mf-chat/chat'])
  })

  it('of releases that only name the slot come first, and stand beside the others', () => {
    const former = remote('mf-chat', { slots: ['job.actions', 'kit.mf-chat'] })
    const rewards = remote('mf-rewards', { contributions: [made('points', { order: 1 })] })
    expect(shown([rewards, former, host()])).toEqual(['job.actions/mf-chat/mf-chat', 'job.actions/mf-rewards/points'])
    expect(refused([former, host('2.0')])).toEqual(['job.actions/mf-chat/mf-chat'])
    expect(listSlotNames([former, rewards])).toEqual(['job.actions', 'kit.mf-chat'])
  })
})
