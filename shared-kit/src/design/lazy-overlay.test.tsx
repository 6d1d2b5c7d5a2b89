import { expect, it, jest } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { DialogProps } from './overlays/dialog.tsx'

const fetchOverlays = jest.fn<() => object>().mockImplementationOnce(() => {
  throw new Error('offline')
})
fetchOverlays.mockReturnValue({ Dialog: ({ open, title }: DialogProps) => open && <p role="dialog">{title}</p> })
jest.unstable_mockModule('@jobspan/shared-kit/design/overlays', fetchOverlays)
const { LazyDialog } = await import('./lazy-overlay.tsx')

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Share
      </button>
      <LazyDialog open={isOpen} onClose={() => setOpen(false)} title="Share this job">
        Copy the link
      </LazyDialog>
    </>
  )
}

// After one failed fetch the button did nothing, and said nothing, until the page was loaded again.
it('is closed with a word where its code does not load, and is fetched again at the next press', async () => {
  const { user, platform } = await renderWithPlatform(<Opener />)
  const button = screen.getByRole('button', { name: 'Share' })
  await user.click(button)
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith("This didn't load", 'error'))
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(await screen.findByText('Share this job')).toBeVisible()
})
