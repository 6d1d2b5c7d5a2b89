import { expect, it } from '@jest/globals'
import { expectNoAxeViolations, renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import texts from '../locales/en-us.json' with { type: 'json' }
import { testHost } from '../testing/render-page.tsx'
import { PhoneMenu } from './phone-menu.tsx'

it('opens with the places of the header, and country and language', async () => {
  const { user } = await renderWithPlatform(<PhoneMenu hasEmployerSite={false} />, {
    namespace: 'shell',
    texts: { shell: texts },
    host: testHost(['/', '/companies']),
  })
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: texts.header.places })).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^Country and language/ }))
  expect(await screen.findByRole('heading', { name: texts.place.countries })).toBeVisible()
  await expectNoAxeViolations()
})
