import { describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import * as termsPage from '../pages/terms-page.tsx'
import { renderPage } from '../testing/render-page.tsx'

describe('terms and privacy', () => {
  it('names the installation and the day of the last change, and leads to the other document', async () => {
    await renderPage(termsPage, { path: '/terms' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of use' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: 'What Jobspan is' })).toBeInTheDocument()
    expect(screen.getByText(/Last changed .*2026/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/en-us/privacy')
  })

  // Its links moved the page, and the shell, which saw a step in the history, moved it back.
  it('leads from its contents to a section, with the focus', async () => {
    const scrolled = jest.fn()
    Element.prototype.scrollIntoView = scrolled
    const { user } = await renderPage(termsPage, { path: '/terms' })
    await user.click(await screen.findByRole('link', { name: 'Applying' }))
    expect(screen.getByRole('region', { name: 'Applying' })).toHaveFocus()
    expect(scrolled).toHaveBeenCalled()
    expect(window.location.hash).toBe('')
  })
})
