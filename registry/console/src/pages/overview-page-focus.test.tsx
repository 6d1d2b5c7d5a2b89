import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { setUpCellPanel } from '../testing/cell-panel.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { auditRowOf } from '../testing/samples.ts'

describe('the focus in the panel of a cell', () => {
  const { registry } = setUpCellPanel()

  // The focus went to the panel's way out after Cancel, and after the panel to the top of the document.
  it('gives the focus back to what was pressed, and to the cell where an address opened it', async () => {
    const { user } = await renderConsole('/?cell=mf-search.jp')
    await user.click(await screen.findByRole('button', { name: 'Turn off' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Turn off' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: /^mf-search, Japan, On/ })).toHaveFocus())
  })

  // The button for undoing took the focus to the page as it went away with the panel, before the cell had it.
  it('gives the focus back to the cell also where its last change can be undone', async () => {
    registry.logged = [auditRowOf(12)]
    const { user } = await renderConsole('/?cell=mf-search.jp')
    await screen.findByRole('button', { name: 'Undo change 12' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(document.body).not.toHaveFocus())
    expect(screen.getByRole('button', { name: /^mf-search, Japan, On/ })).toHaveFocus()
  })

  // Escape did nothing once a change was chosen, though nothing could be lost by it yet.
  it('closes on Escape until something is typed', async () => {
    const { user } = await renderConsole('/?cell=mf-search.jp')
    await user.click(await screen.findByRole('button', { name: 'Turn off' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: /^mf-search, Japan, On/ }))
    await user.click(await screen.findByRole('button', { name: 'Turn off' }))
    await user.type(screen.getByLabelText('Reason'), 'Lic')
    await user.keyboard('{Escape}')
    expect(screen.getByLabelText('Reason')).toHaveValue('Lic')
  })
})
