import { describe, expect, it, jest } from '@jest/globals'
import { expectNoAxeViolations, renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { Checkbox, CheckboxGroup } from './checkbox.tsx'
import { NativeSelect } from './native-select.tsx'
import { RadioGroup } from './radio-group.tsx'
import { TextField } from './text-field.tsx'

const options = [
  { value: 'full', label: 'Full time', count: '214' },
  { value: 'part', label: 'Part time' },
  { value: 'gig', label: 'Gig', disabled: true },
]

describe('TextField', () => {
  it('is named by its label and described by its hint', async () => {
    await renderWithPlatform(<TextField label="Email" hint="We send the answer here" type="email" />)
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('We send the answer here')
  })

  it('puts the error in place of the hint and announces it', async () => {
    const { rerender } = await renderWithPlatform(<TextField label="Email" hint="We send the answer here" />)
    const field = screen.getByRole('textbox', { name: 'Email' })
    expect(field).toBeValid()
    rerender(<TextField label="Email" hint="We send the answer here" error="Enter an email address" />)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Enter an email address')
    expect(screen.getByText('Enter an email address').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    expect(screen.queryByText('We send the answer here')).not.toBeInTheDocument()
  })

  it('shows and hides a password', async () => {
    const { user } = await renderWithPlatform(<TextField label="Password" type="password" />)
    const field = screen.getByLabelText('Password')
    expect(field).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field).toHaveAttribute('type', 'password')
  })

  it('says in the reader’s language that it may be left out', async () => {
    await renderWithPlatform(<TextField label="اسم" optional />, { language: 'ar' })
    expect(screen.getByRole('textbox', { name: 'اسم (اختياري)' })).toBeInTheDocument()
  })
})

describe('words that others wrote', () => {
  // An employer's English question stood on an Arabic page with its question mark at the wrong end.
  it('keep their own direction as labels and choices', async () => {
    await renderWithPlatform(
      <>
        <TextField label="Why us?" />
        <RadioGroup label="How soon?" options={[{ value: 'now', label: 'At once!' }]} />
      </>,
      { language: 'ar' },
    )
    for (const text of ['Why us?', 'How soon?', 'At once!'])
      expect(screen.getByText(text).closest('bdi')).not.toBeNull()
  })
})

function Types({ onChange }: { onChange: (value: string[]) => void }) {
  const [value, setValue] = useState<string[]>(['part'])
  return (
    <CheckboxGroup
      label="Job type"
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

describe('CheckboxGroup', () => {
  it('gives back all ticked values in the options’ order', async () => {
    const onChange = jest.fn()
    const { user } = await renderWithPlatform(<Types onChange={onChange} />)
    const group = within(screen.getByRole('group', { name: 'Job type' }))
    await user.click(group.getByRole('checkbox', { name: /Full time/ }))
    expect(onChange).toHaveBeenLastCalledWith(['full', 'part'])
    await user.click(group.getByRole('checkbox', { name: 'Part time' }))
    expect(onChange).toHaveBeenLastCalledWith(['full'])
    expect(group.getByRole('checkbox', { name: 'Gig' })).toBeDisabled()
  })
})

describe('RadioGroup', () => {
  it('is walked with arrows and passes over what cannot be chosen', async () => {
    const onChange = jest.fn()
    const { user } = await renderWithPlatform(
      <RadioGroup label="Job type" options={options} defaultValue="full" onChange={onChange} />,
    )
    await user.tab()
    expect(screen.getByRole('radio', { name: /Full time/ })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(onChange).toHaveBeenLastCalledWith('part')
  })
})

it('has no accessibility faults in any state', async () => {
  await renderWithPlatform(
    <main>
      <TextField label="Name" hint="As on your passport" />
      <TextField label="About you" rows={4} error="Required" />
      <TextField label="Search" labelHidden type="search" />
      <NativeSelect label="Country" options={options} placeholder="Choose" error="Required" />
      <RadioGroup label="Place" options={options} error="Required" />
      <Checkbox label="Remote only" indeterminate error="Required" />
      <Types onChange={() => {}} />
    </main>,
  )
  await expectNoAxeViolations()
})
