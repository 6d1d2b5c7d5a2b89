import { describe, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { asMember, englishText, paths } from '../testing/handlers.ts'
import { Page } from './distribution-page.tsx'

const info = { cwallet_id: null, delivery: null, is_delivery_possible: true, resume: null }
const server = setupMockApi(mockApiResponse('GET', paths.distribution, { data: info }))
const field = (key: string) => screen.findByRole('textbox', { name: new RegExp(`^${englishText(key)}`) })

describe('distribution info', () => {
  it('asks for a whole address where gifts are posted to, and says before that where that is', async () => {
    const bodies: unknown[] = []
    server.use(
      mockApiResponse('PUT', paths.distribution, async (request) => {
        bodies.push(await request.json())
        return { data: info }
      }),
    )
    const { user } = await renderWithPlatform(<Page />, asMember({ country: 'sg' }))
    expect(await screen.findByText(englishText('distribution.mainlandOnly'))).toBeVisible()
    await user.type(await field('distribution.recipient'), '王芳')
    await user.type(await field('distribution.phone'), '6581234567')
    await user.click(screen.getByRole('button', { name: englishText('distribution.save') }))
    expect(await screen.findByText(englishText('distribution.phoneFault'))).toBeVisible()
    expect(await field('distribution.address')).toBeInvalid()
    await expectNoAxeViolations()
    await user.clear(await field('distribution.phone'))
    await user.type(await field('distribution.phone'), '13800138000')
    await user.type(await field('distribution.address'), '上海市徐汇区1号')
    await user.click(screen.getByRole('button', { name: englishText('distribution.save') }))
    await waitFor(() =>
      expect(bodies).toEqual([
        { cwallet_id: null, delivery: { recipient: '王芳', phone: '13800138000', address: '上海市徐汇区1号' } },
      ]),
    )
  })

  it('asks for no address elsewhere', async () => {
    server.use(mockApiResponse('GET', paths.distribution, { data: { ...info, is_delivery_possible: false } }))
    const { user } = await renderWithPlatform(<Page />, asMember())
    expect(await screen.findByText(englishText('distribution.mainlandOnly'))).toBeVisible()
    expect(screen.queryByRole('textbox', { name: englishText('distribution.address') })).not.toBeInTheDocument()
    await user.type(await field('distribution.cwallet'), '1234')
    await user.tab()
    expect(await screen.findByText(englishText('withdraw.fault.cwallet', { digits: '8' }))).toBeVisible()
  })

  it('refuses a file that is no resume before it is sent', async () => {
    await renderWithPlatform(<Page />, asMember())
    const picker = await screen.findByLabelText(englishText('resume.choose'), { selector: 'input' })
    fireEvent.change(picker, { target: { files: [new File(['x'], 'me.png')] } })
    expect(await screen.findByText(englishText('resume.fault.kind'))).toBeVisible()
  })
})
