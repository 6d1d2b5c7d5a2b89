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
/** With somebody who looks at each code, and finds it wrong once they are asked. */
function Checked() {
  const [code, setCode] = useState('')
  const [answer, setAnswer] = useState<'busy' | 'wrong'>()
  return (
    <>
      <CodeField
        label="Code"
        error={answer === 'wrong' ? 'OTP is incorrect' : undefined}
        busy={answer === 'busy'}
        value={code}
        onChange={setCode}
        onComplete={(typed) => {
          whole(typed)
          setAnswer('busy')
        }}
        autoFocus
      />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setAnswer('wrong')}>
        Answer
      </button>
    </>
  )
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

  // A wrong code stood there with the cursor behind it: the next digit took the place of the last one and sent that off at once, which
  // counts as another guess. While a code was looked at in the account settings, the field lost the focus as well.
  it('keeps the focus while a code is looked at, and begins anew with the next digit where it was wrong', async () => {
    whole.mockClear()
    const { user } = await renderWithPlatform(<Checked />)
    await user.keyboard('000000')
    expect(box()).toHaveFocus()
    await user.keyboard('9')
    expect(box()).toHaveValue('000000')
    await user.click(screen.getByRole('button', { name: 'Answer' }))
    expect(box()).toHaveFocus()
    await user.keyboard('12')
    expect(box()).toHaveValue('12')
    expect(whole.mock.calls).toEqual([['000000']])
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
