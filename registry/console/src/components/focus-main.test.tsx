import { describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useFocusMainOnUnmount } from './focus-main.ts'

function Leaving() {
  useFocusMainOnUnmount()
  return <button type="button">Undo</button>
}
const page = (children: ReactNode) => (
  <main id="content" tabIndex={-1}>
    {children}
  </main>
)
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

describe('useFocusMainOnUnmount', () => {
  it('takes the focus to the page when what had it goes away', async () => {
    const view = render(page(<Leaving />))
    screen.getByRole('button').focus()
    view.rerender(page(null))
    await nextFrame()
    await nextFrame()
    await nextFrame()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  // A panel that opened with the next page gave the focus back to the page, and not to the cell that it belongs to.
  it('leaves alone a page that came after', async () => {
    const view = render(page(<Leaving />))
    screen.getByRole('button').focus()
    view.unmount()
    render(page(null))
    await nextFrame()
    await nextFrame()
    await nextFrame()
    expect(document.body).toHaveFocus()
  })
})
