import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { OperatedDraw } from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import type { DistributionItem, ReviewItem } from '@jobspan/shared-kit/contracts/rewards/operations'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import texts from '../locales/en-us.json' with { type: 'json' }
import { asPerson, renderConsole } from '../testing/render-console.tsx'
import { personOf } from '../testing/samples.ts'

const { review, distribution, payouts, draws } = texts.rewards

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? `{{${name}}}`))
/** Whether a name has these parts in their order; of a text with values, what comes before the first. */
const rowOf =
  (...parts: string[]) =>
  (name: string): boolean => {
    let rest = name
    return parts.every((part) => {
      const [, ...after] = rest.split(part.split('{{')[0] ?? '')
      rest = after.join(part)
      return after.length > 0
    })
  }
const named = fill(review.kind.invitation, { id: 12 })
const parcelName = fill(distribution.name, { type: texts.rewards.type.merchandise, id: 31 })

const path = (rest: string) => `/api/operators/rewards/${rest}`
const sent: { path: string; body: unknown }[] = []
const taking = (at: string, answer: () => Parameters<typeof mockApiResponse>[2]) =>
  mockApiResponse('POST', at, async (request) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json() })
    const given = answer()
    return typeof given === 'function' ? given(request) : given
  })

/** The browser of these tests does not read files. */
const jsonFile = (value: object) => {
  const text = JSON.stringify(value)
  return Object.assign(new File([text], 'answer.json', { type: 'application/json' }), { text: async () => text })
}

const invitation: ReviewItem = {
  kind: 'invitation',
  id: 12,
  member_id: 3,
  invitee_id: 4,
  reasons: ['device', 'speed'],
  points: null,
  at: '2026-11-28T08:00:00Z',
}
const parcel: DistributionItem = {
  grant_id: 31,
  member_id: 3,
  type: 'merchandise',
  role: 'inviter',
  points: null,
  granted_at: '2026-11-01T08:00:00Z',
  distribute_by: '2026-11-20',
  is_overdue: true,
  delivery: { recipient: '王芳', phone: '13800138000', address: '上海市浦东新区' },
}
const closedDraw: OperatedDraw = {
  id: 3,
  state: 'closed',
  prize: 'A bicycle',
  opened_at: '2026-11-01T08:00:00Z',
  closes_at: '2026-11-20T08:00:00Z',
  closed_at: '2026-11-20T09:00:00Z',
  seed_hash: 'aaaa',
  seed: 'bbbb',
  tickets_hash: 'cccc',
  tickets: 2,
  winners: ['t1'],
  winning_members: [7],
  own_tickets: [],
}

describe('rewards, in the marketplace', () => {
  const server = setupMockApi(
    asPerson(personOf('operator')),
    mockApiResponse('GET', '/v1/overview', { data: { serial: 1, remotes: [] } }),
  )
  beforeEach(() => {
    sent.length = 0
  })

  const giveReason = async (user: Awaited<ReturnType<typeof renderConsole>>['user'], confirm: string) => {
    const dialog = within(await screen.findByRole('dialog'))
    await user.fill(dialog.getByLabelText(texts.field.reason), 'One household')
    await user.click(dialog.getByText(confirm, { selector: 'form button *' }))
  }

  it('are for operators: others see no way to them, and are told whom to ask', async () => {
    server.use(asPerson(personOf('product_owner')))
    await renderConsole('/marketplace/rewards/review')
    expect(await screen.findByText(texts.marketplace.forbidden)).toBeVisible()
    expect(screen.queryByRole('link', { name: texts.marketplace.title })).not.toBeInTheDocument()
  })

  it('show why something waits, and are decided with a reason', async () => {
    let items = [invitation]
    server.use(
      mockApiResponse('GET', path('reviews'), () => ({ data: { items } })),
      taking(path('reviews/invitation/12/decision'), () => {
        items = []
        return { data: null }
      }),
    )
    const { user, at } = await renderConsole('/marketplace')
    expect(
      await screen.findByRole('row', {
        name: rowOf(named, review.invited, review.reason.device, review.reason.speed),
      }),
    ).toBeVisible()
    expect(at()).toBe('/marketplace/rewards/review')
    expect(screen.getByRole('link', { name: texts.marketplace.title })).toHaveAttribute('aria-current', 'page')
    await expectNoAxeViolations()
    await user.click(screen.getByRole('button', { name: fill(review.approved.doNamed, { name: named }) }))
    await giveReason(user, review.approved.do)
    expect(await screen.findByText(review.none)).toBeVisible()
    expect(sent).toEqual([
      {
        path: path('reviews/invitation/12/decision'),
        body: { outcome: 'approved', reason: 'One household' },
      },
    ])
  })

  it('say what the API refused, and keep what was typed', async () => {
    server.use(
      mockApiResponse('GET', path('reviews'), { data: { items: [invitation] } }),
      taking(path('reviews/invitation/12/decision'), () => ({
        status: 409,
        code: 40001,
        message: 'no',
        errors: { error: ['There is no invitation 12 that waits for a decision.'] },
      })),
    )
    const { user } = await renderConsole('/marketplace/rewards/review')
    await user.click(await screen.findByRole('button', { name: fill(review.rejected.doNamed, { name: named }) }))
    await giveReason(user, review.rejected.do)
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByText('There is no invitation 12 that waits for a decision.')).toBeVisible()
    expect(dialog.getByLabelText(texts.field.reason)).toHaveValue('One household')
  })

  it('name the address of a parcel until it is delivered, and what waits for a proof', async () => {
    const points: DistributionItem = { ...parcel, grant_id: 32, type: 'cash', awaits_proof: true, delivery: null }
    let items = [parcel, points]
    server.use(
      mockApiResponse('GET', path('distributions'), () => ({ data: { items } })),
      taking(path('grants/31/distribute'), () => {
        items = [points]
        return { data: null }
      }),
    )
    const { user } = await renderConsole('/marketplace/rewards/distribution')
    expect(
      await screen.findByRole('row', {
        name: rowOf(parcelName, distribution.overdue, '王芳', '浦东新区'),
      }),
    ).toBeVisible()
    expect(screen.getAllByText(distribution.awaitsProof)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: fill(distribution.delivered.doNamed, { name: parcelName }) }))
    await giveReason(user, distribution.delivered.do)
    await waitFor(() => expect(screen.queryByText(/王芳/)).not.toBeInTheDocument())
  })

  it('export a batch as a file, and import its answer, which says what came of each line', async () => {
    const batch = { id: 5, created_at: '2026-11-28T08:00:00Z', count: 2, points: 400, open: 2, settled: 0, returned: 0 }
    const file = { payload: '{}', signature: 's', key_id: 'k' }
    let state = { items: [] as object[], waiting: 2 }
    const saved: string[] = []
    URL.createObjectURL = () => 'blob:batch'
    URL.revokeObjectURL = () => undefined
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    server.use(
      mockApiResponse('GET', path('payouts'), () => ({ data: state })),
      taking(path('payouts'), () => {
        state = { items: [batch], waiting: 0 }
        return { data: { batch, file } }
      }),
      taking(path('payouts/answer'), () => ({
        data: {
          batch: 5,
          settled: 1,
          returned: 0,
          unchanged: 0,
          open: 1,
          refused: [{ reference: 'x', why: 'Unknown.' }],
        },
      })),
    )
    const { user } = await renderConsole('/marketplace/rewards/payouts')
    await user.click(await screen.findByRole('button', { name: payouts.export.do }))
    await giveReason(user, payouts.export.do)
    expect(
      await screen.findByRole('row', {
        name: rowOf(fill(payouts.name, { id: 5 }), fill(payouts.amount_other, { count: 2, points: 400 })),
      }),
    ).toBeVisible()
    expect(saved).toEqual(['payout-batch-5.json'])
    click.mockRestore()

    await user.click(screen.getByRole('button', { name: payouts.import.do }))
    const dialog = within(await screen.findByRole('dialog'))
    const send = () => user.click(dialog.getByRole('button', { name: payouts.import.do }))
    await user.type(dialog.getByLabelText(texts.field.reason), 'Friday')
    await user.upload(dialog.getByLabelText(payouts.import.file), jsonFile({ no: 1 }))
    await send()
    expect(await dialog.findByText(payouts.import.fileWrong)).toBeVisible()
    await user.upload(dialog.getByLabelText(payouts.import.file), jsonFile(file))
    await waitFor(() => expect(dialog.queryByText(payouts.import.fileWrong)).not.toBeInTheDocument())
    await send()
    expect(await screen.findByText(fill(payouts.import.refused, { reference: 'x', why: 'Unknown.' }))).toBeVisible()
    expect(sent.at(-1)?.body).toEqual({ file, reason: 'Friday' })
  })

  it('name who won a draw, and open the next', async () => {
    server.use(
      mockApiResponse('GET', path('draws'), { data: { items: [closedDraw] } }),
      taking(path('draws'), () => ({ data: { ...closedDraw, id: 4, state: 'open' } })),
    )
    const { user } = await renderConsole('/marketplace/rewards/draws')
    expect(
      await screen.findByRole('row', {
        name: rowOf('A bicycle', 'bbbb', fill(texts.rewards.member, { id: 7 }), 't1'),
      }),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: draws.start.do }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: draws.start.do }))
    expect(dialog.getByText(draws.start.wrong.closesAt)).toBeVisible()
    expect(sent).toEqual([])
  })

  // A page that was older than an act or a reason showed none of them.
  it('log who did what and why, and what was before, also what this release does not know', async () => {
    const actOf = (id: number, act = 'reward.distributed', subject = 'reward') => ({
      id,
      operator: 'ann@example.com',
      act,
      subject,
      subject_id: '31',
      reason: `Sent ${id}`,
      before: { state: 'granted' },
      after: { state: 'distributed' },
      at: parcel.granted_at,
    })
    const { log } = texts.rewards
    server.use(
      mockApiResponse('GET', '/api/operators/acts', (request) => {
        const isEarlier = new URL(request.url).searchParams.get('before') === '7'
        return { data: { items: [isEarlier ? actOf(3, 'badge.awarded', 'badge') : actOf(7)], has_more: !isEarlier } }
      }),
    )
    const { user } = await renderConsole('/marketplace/rewards/log')
    expect(await screen.findByRole('row', { name: /reward distributed.*31.*ann@example.com.*Sent 7/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: log.more }))
    expect(await screen.findByRole('row', { name: /badge awarded.*badge 31.*Sent 3/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: log.more })).not.toBeInTheDocument()
  })

  it('report a ledger that is out of balance above all else', async () => {
    const ledger = {
      is_balanced: false,
      faults: ['account 7'],
      points: { programme: -300 },
      checked_at: parcel.granted_at,
    }
    server.use(
      mockApiResponse('GET', path('report'), {
        data: { ledger, grants: [], invitations: { succeeded: 2 }, withdrawals: [] },
      }),
    )
    await renderConsole('/marketplace/rewards/report')
    expect(await screen.findByText(fill(texts.rewards.report.faults, { faults: 'account 7' }))).toBeVisible()
    expect(screen.getByText(fill(texts.rewards.report.count, { name: 'succeeded', count: 2 }))).toBeVisible()
  })
})
