import { describe, expect, it } from '@jest/globals'
import { phoneNumber } from '@jobspan/shared-kit/contracts/members/phone'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { expectNoAxeViolations, renderWithPlatform } from '@jobspan/shared-kit/testing'
import { act, screen } from '@testing-library/react'
import { getCountryCallingCode } from 'libphonenumber-js/mobile'
import { type ReactNode, useState } from 'react'
import { z } from 'zod/mini'
import { PhoneField } from './phone-field.tsx'
import { parseWithoutMetadata } from './phone-numbers.ts'
import { smsCountries } from './sms-countries.ts'

function Example({ first = '', country = 'sg' }: { first?: string; country?: CountryKey }) {
  const [number, setNumber] = useState(first)
  const [picked, setPicked] = useState(country)
  return (
    <>
      <PhoneField
        label="Mobile number"
        value={number}
        onChange={(said, where) => {
          setNumber(said)
          setPicked(where)
        }}
        country={country}
      />
      <output>{number}</output>
      <p>of {picked}</p>
    </>
  )
}
/** With the rules of numbers, which come a moment later. */
const open = (field: ReactNode) => act(() => renderWithPlatform(field))
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' })
const picker = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' })
const said = () => screen.getByRole('status').textContent

describe('a field for a mobile number', () => {
  it('begins with the country of the visit, shows how numbers look there, and speaks E.164', async () => {
    const { user } = await open(<Example />)
    expect(picker()).toHaveValue('sg')
    expect(await screen.findByText(/For example, .*8123 4567/)).toBeVisible()
    await user.type(box(), '8123-4567')
    expect(said()).toBe('+6581234567')
    await user.selectOptions(picker(), 'jp')
    await user.clear(box())
    await user.type(box(), '090-1234-5678')
    expect(said()).toBe('+819012345678')
    await expectNoAxeViolations()
  })

  it('offers only countries that text messages go to', async () => {
    await open(<Example country="rs" />)
    const offered = [...picker().options].map(({ value }) => value)
    expect(offered).toContain('tr')
    expect(offered).not.toContain('rs')
    expect(offered).not.toContain('others')
    expect(picker()).toHaveValue('jp')
    await screen.findByText(/For example,/)
  })

  it('takes a number with its country, and finds the country', async () => {
    const { user } = await open(<Example />)
    await screen.findByText(/For example,/)
    await user.click(box())
    await user.paste('+852 5123 4567')
    await user.tab()
    expect(said()).toBe('+85251234567')
    expect(picker()).toHaveValue('hk')
    expect(box()).toHaveValue('5123 4567')
  })

  // A contact that was copied brings marks of direction along. Before the rules had come, its country was put before it once more.
  it('reads a copied number, whatever was copied along', () => {
    const singapore = { key: 'sg', code: 'SG', calling: '65' } as const
    expect(parseWithoutMetadata('\u202a+852\u00a05123 4567\u202c', singapore)).toBe('+85251234567')
  })

  // A number was the same of Canada and of the United States, so nobody learnt that another country was picked.
  it('says which country is picked, also where the number stays as it was', async () => {
    const { user } = await open(<Example country="us" />)
    await screen.findByText(/For example,/)
    await user.type(box(), '555')
    expect(said()).toBe('+1555')
    await user.selectOptions(picker(), 'ca')
    expect(said()).toBe('+1555')
    expect(screen.getByText('of ca')).toBeVisible()
    await user.clear(box())
    await user.type(box(), '201 555 0123')
    await user.tab()
    expect(picker()).toHaveValue('us')
    expect(screen.getByText('of us')).toBeVisible()
  })

  it('shows a number from before as it is written at home', async () => {
    await open(<Example first="+819012345678" />)
    await screen.findByText(/For example,/)
    expect(picker()).toHaveValue('jp')
    expect(box()).toHaveValue('090-1234-5678')
  })

  it('leaves a number that cannot be to the API, which names the rule, and is empty where nothing was typed', async () => {
    const { user } = await open(<Example />)
    await screen.findByText(/For example,/)
    await user.type(box(), '812')
    expect(said()).toBe('+65812')
    expect(z.safeParse(phoneNumber, said()).success).toBe(true)
    await user.clear(box())
    expect(said()).toBe('')
  })
})

describe('calling codes', () => {
  it.each(smsCountries.map(({ code, calling }) => [code, calling] as const))('of %s', (code, calling) => {
    expect(getCountryCallingCode(code)).toBe(calling)
  })
})
