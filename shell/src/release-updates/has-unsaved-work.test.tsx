import { describe, expect, it } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hasUnsavedWork } from './has-unsaved-work.ts'
import './edited-fields.ts'

const queryClient = new QueryClient()

describe('a page', () => {
  // Only what was typed from some seconds after the load on was noticed; a change that came then took the form away.
  it('is in use as soon as something is typed, until it is taken back or gone', async () => {
    const user = userEvent.setup()
    const { unmount } = render(
      <label>
        Name <input />
      </label>,
    )
    expect(hasUnsavedWork(queryClient)).toBe(false)
    const field = screen.getByRole('textbox', { name: 'Name' })
    await user.type(field, 'Ada')
    expect(hasUnsavedWork(queryClient)).toBe(true)
    await user.clear(field)
    expect(hasUnsavedWork(queryClient)).toBe(false)
    await user.type(field, 'Ada')
    unmount()
    expect(hasUnsavedWork(queryClient)).toBe(false)
  })

  it('is in use by a tick and a choice, by a dialog, and while something is being sent', async () => {
    const user = userEvent.setup()
    const { unmount } = render(
      <label>
        Remote <input type="checkbox" />
      </label>,
    )
    const box = screen.getByRole('checkbox', { name: 'Remote' })
    await user.click(box)
    expect(hasUnsavedWork(queryClient)).toBe(true)
    await user.click(box)
    expect(hasUnsavedWork(queryClient)).toBe(false)
    unmount()

    const dialog = render(<div role="dialog" aria-label="Report this job" />)
    expect(hasUnsavedWork(queryClient)).toBe(true)
    dialog.unmount()

    const sending = Promise.withResolvers<void>()
    const sent = queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => sending.promise })
      .execute(undefined)
    expect(hasUnsavedWork(queryClient)).toBe(true)
    sending.resolve()
    await sent
    expect(hasUnsavedWork(queryClient)).toBe(false)
  })
})
