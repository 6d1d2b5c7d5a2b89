import { describe, expect, it, jest } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { Button, ButtonLink } from './button.tsx'

describe('Button', () => {
  it('keeps its name and focus while loading, and lets no second press through', async () => {
    const onClick = jest.fn()
    const { user } = await renderWithPlatform(
      <Button loading onClick={onClick}>
        Send application
      </Button>,
    )
    const button = screen.getByRole('button', { name: /Send application/ })
    await user.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  })

  it('does not submit its form twice while loading', async () => {
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
    const { user } = await renderWithPlatform(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading>
          Apply
        </Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: /Apply/ }))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('opens other sites in a tab of their own without telling them where from', async () => {
    await renderWithPlatform(
      <ButtonLink href="https://employer.example" external>
        Apply on their site
      </ButtonLink>,
    )
    const link = screen.getByRole('link', { name: 'Apply on their site' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})
