import { describe, expect, it, jest } from '@jest/globals'
import { expectNoAxeViolations, renderWithPlatform } from '@jobspan/shared-kit/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { CompanyLogo } from './avatar.tsx'
import { Chip } from './chip.tsx'
import { ErrorState } from './page-state.tsx'

describe('CompanyMark', () => {
  it('falls back to the monogram when the logo does not load', async () => {
    await renderWithPlatform(<CompanyLogo name="Straits Trading" image="/logo.png" decorative={false} />)
    fireEvent.error(screen.getByRole('img', { name: 'Straits Trading' }))
    expect(screen.getByRole('img', { name: 'Straits Trading' })).toHaveTextContent('ST')
  })
})

describe('Chip', () => {
  it('names what its cross takes away', async () => {
    const onRemove = jest.fn()
    const { user } = await renderWithPlatform(<Chip label="Full time" onRemove={onRemove} />)
    await user.click(screen.getByRole('button', { name: 'Remove Full time' }))
    expect(onRemove).toHaveBeenCalledTimes(1)
  })

  it('is a switch that says whether it is on', async () => {
    await renderWithPlatform(<Chip label="Remote" selected onPress={() => {}} />)
    expect(screen.getByRole('button', { name: 'Remote', pressed: true })).toBeInTheDocument()
  })
})

describe('ErrorState', () => {
  it('says what happened and what to do, with one button', async () => {
    const onRetry = jest.fn()
    const { user } = await renderWithPlatform(<ErrorState onRetry={onRetry} />)
    expect(screen.getByRole('alert')).toHaveTextContent("This didn't load")
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
    await expectNoAxeViolations()
  })

  it('keeps the room of its drawing, which comes after the page', async () => {
    await renderWithPlatform(<ErrorState kind="offline" />)
    const sheet = screen.getByRole('alert').querySelector('svg')
    expect(sheet).toBeInTheDocument()
    await waitFor(() => expect(sheet).not.toBeEmptyDOMElement())
  })
})
