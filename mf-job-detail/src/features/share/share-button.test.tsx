import { describe, expect, it, jest } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import texts from '../../locales/en-us.json' with { type: 'json' }
import locales from './locales.json' with { type: 'json' }
import { ShareButton } from './share-button.tsx'

const show = () =>
  renderWithPlatform(
    <ShareButton
      path="/job/senior-accountant-42"
      title="Senior accountant at Marina Ledger"
      heading="Share this job"
    />,
    {
      namespace: 'mf-job-detail',
      texts: { 'mf-job-detail': texts },
    },
  )

describe('sharing a page', () => {
  it('offers a link and networks where the device has no share sheet', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const dialog = await screen.findByRole('dialog', { name: 'Share this job' })
    expect(within(dialog).getByLabelText('Link')).toHaveValue('http://localhost/en-us/job/senior-accountant-42')
    for (const name of ['LinkedIn', 'X', 'Facebook', 'WhatsApp', 'LINE', 'Email']) {
      expect(within(dialog).getByRole('link', { name })).toHaveAttribute('href')
    }
    const write = jest.spyOn(navigator.clipboard, 'writeText')
    await user.click(within(dialog).getByRole('button', { name: 'Copy link' }))
    expect(await within(dialog).findByText('Link copied.')).toBeVisible()
    expect(write).toHaveBeenCalledWith('http://localhost/en-us/job/senior-accountant-42')
    write.mockRestore()
  })

  it('says so where the browser does not let the link be copied', async () => {
    const { user } = await show()
    const write = jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const dialog = await screen.findByRole('dialog', { name: 'Share this job' })
    await user.click(within(dialog).getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(locales['en-us'].share.copyFailed))
    expect(within(dialog).queryByText('Link copied.')).toBeNull()
    write.mockRestore()
  })

  it('uses the device’s own share sheet where there is one', async () => {
    const share = jest.fn(async (_data: ShareData) => {})
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith({
      title: 'Senior accountant at Marina Ledger',
      url: 'http://localhost/en-us/job/senior-accountant-42',
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    Reflect.deleteProperty(navigator, 'share')
  })
})
