import { expect, it } from '@jest/globals'
import { renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { handlers, inEnglish } from '../../testing/fixtures.ts'
import { SuggestList } from './suggest-list.tsx'

setupMockApi(handlers.options)

/** The list, which the focus finds before it listens. */
const FocusedMeanwhile = ({ input }: { input: HTMLInputElement }) => {
  useLayoutEffect(() => input.focus(), [input])
  return (
    <SuggestList
      kind="place"
      input={input}
      text=""
      hasTyped={false}
      country={null}
      label="Location"
      onPick={() => undefined}
      onComboboxChange={() => undefined}
    />
  )
}

// The list was fetched when the pointer came to the field; a focus that came before it listened was never learnt of.
it('learns of a focus that comes while it is being mounted', async () => {
  const input = document.createElement('input')
  document.body.append(input)
  await renderWithPlatform(<FocusedMeanwhile input={input} />, inEnglish)
  expect(await screen.findByRole('option', { name: 'Orchard' })).toBeVisible()
  input.remove()
})
