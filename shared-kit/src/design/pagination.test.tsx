import { describe, expect, it } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { Pagination } from './pagination.tsx'

const hrefOf = (page: number) => `/en-us/jobs-hiring/job-search?page=${page}`

describe('Pagination', () => {
  it('is links, and says which page this is', async () => {
    await renderWithPlatform(<Pagination page={17} pageCount={334} hrefOf={hrefOf} />)
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Page 17', hidden: true })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Page 334', hidden: true })).toHaveAttribute('href', hrefOf(334))
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', hrefOf(16))
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next')
    expect(screen.getByText('17 of 334')).toBeInTheDocument()
  })

  it('offers no way back from the first page nor on from the last', async () => {
    const { rerender } = await renderWithPlatform(<Pagination page={1} pageCount={3} hrefOf={hrefOf} />)
    expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument()
    rerender(<Pagination page={3} pageCount={3} hrefOf={hrefOf} />)
    expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument()
  })

  it('is not there for one page', async () => {
    await renderWithPlatform(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />)
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it('writes large page numbers as the reader does', async () => {
    await renderWithPlatform(<Pagination page={1} pageCount={1200} hrefOf={hrefOf} />, {
      language: 'id',
      country: 'id',
    })
    expect(screen.getByRole('link', { name: 'Halaman 1.200', hidden: true })).toBeInTheDocument()
  })
})
