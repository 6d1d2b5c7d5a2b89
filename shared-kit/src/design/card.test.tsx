import { describe, expect, it } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { fireEvent, screen } from '@testing-library/react'
import { Card, CardLink } from './card.tsx'

describe('CardLink', () => {
  it('lets only the last clicked title carry into the next page', async () => {
    await renderWithPlatform(
      ['Nurse', 'Cook'].map((title) => (
        <Card key={title} as="article">
          <CardLink href={`#${title}`} transitionName="job-title">
            {title}
          </CardLink>
        </Card>
      )),
    )
    const nurse = screen.getByRole('link', { name: 'Nurse' })
    const cook = screen.getByRole('link', { name: 'Cook' })
    fireEvent.click(nurse)
    fireEvent.click(cook)
    expect(nurse.style).not.toHaveProperty('viewTransitionName', 'job-title')
    expect(cook.style).toHaveProperty('viewTransitionName', 'job-title')
  })
})
