import { describe, expect, it, jest } from '@jest/globals'
import { PlatformProvider } from '@jobspan/shared-kit/remote'
import { expectNoAxeViolations, renderWithPlatform, testPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { CodeField } from './code-field.tsx'

const whole = jest.fn<(code: string) => void>()
function Example({ error }: { error?: string }) {
  const [code, setCode] = useState('')
  return <CodeField label="Code" error={error} value={code} onChange={setCode} onComplete={whole} autoFocus />
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })

describe('a field for a one-time code', () => {
  it('takes six digits, tells once that they are whole, and lets the phone suggest them', async () => {
    whole.mockClear()
    const { user } = await renderWithPlatform(<Example />)
    expect(box()).toHaveFocus()
    expect(box()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(box()).toHaveAttribute('inputmode', 'numeric')
    await user.keyboard('12ab34 56789')
    expect(box()).toHaveValue('123456')
    expect(whole.mock.calls).toEqual([['123456']])
    await expectNoAxeViolations()
  })

  it('takes what was copied with spaces, and digits of other scripts', async () => {
    whole.mockClear()
    const { user } = await renderWithPlatform(<Example />)
    await user.click(box())
    await user.paste('123 456')
    expect(box()).toHaveValue('123456')
    await user.clear(box())
    await user.keyboard('٠١٢٣４５')
    expect(box()).toHaveValue('012345')
    expect(whole.mock.calls).toEqual([['123456'], ['012345']])
  })

  it('says what is wrong with it', async () => {
    await renderWithPlatform(<Example error="OTP is incorrect, please try again" />)
    expect(box()).toBeInvalid()
    expect(box()).toHaveAccessibleDescription('OTP is incorrect, please try again')
  })

  it('is a plain box on the server, without a style attribute', async () => {
    const platform = await testPlatform()
    const html = renderToString(
      <PlatformProvider platform={platform} namespace="kit" href="/en-us">
        <Example />
      </PlatformProvider>,
    )
    expect(html).toContain('one-time-code')
    expect(html).not.toMatch(/\sstyle="/)
  })
})
