import { describe, expect, it, jest } from '@jest/globals'
import {
  Button,
  LazyCombobox,
  LazyDialog,
  LazyMenu,
  LazyPopover,
  preloadOverlaysProps,
} from '@jobspan/shared-kit/design'
import { Combobox, Dialog, Tabs } from '@jobspan/shared-kit/design/overlays'
import { expectNoAxeViolations, renderWithPlatform } from '@jobspan/shared-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useRef, useState } from 'react'

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} {...preloadOverlaysProps}>
        Share
      </Button>
      <LazyDialog open={open} onClose={() => setOpen(false)} title="Share this job" footer={<Button>Copy link</Button>}>
        <a href="#mail">Mail</a>
      </LazyDialog>
    </>
  )
}

describe('Dialog', () => {
  it('is fetched when first opened, keeps the focus inside, closes on Escape and gives the focus back', async () => {
    const { user } = await renderWithPlatform(<Opener />)
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const dialog = await screen.findByRole('dialog', { name: 'Share this job' })
    for (let press = 0; press < 5; press++) {
      await user.tab()
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus())
  })

  // The focus comes a moment after the dialog, and is nowhere once what had it is gone: Escape was lost then.
  it('closes on Escape also before the focus is inside, and after it was lost', async () => {
    const { user } = await renderWithPlatform(<Opener />)
    const opener = screen.getByRole('button', { name: 'Share' })
    for (const target of [opener, document.body]) {
      await user.click(opener)
      expect(await screen.findByRole('dialog', { name: 'Share this job' })).toBeVisible()
      // That of an input method ends the word that is being written.
      fireEvent.keyDown(target, { key: 'Escape', isComposing: true })
      expect(screen.getByRole('dialog')).toBeVisible()
      fireEvent.keyDown(target, { key: 'Escape' })
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    }
  })

  it('leaves Escape to the dialog above it, and to nobody where only its cross closes it', async () => {
    const onClose = { first: jest.fn(), last: jest.fn() }
    const { rerender } = await renderWithPlatform(
      <>
        <Dialog open onClose={onClose.first} title="First">
          Body
        </Dialog>
        <Dialog open onClose={onClose.last} title="Last">
          Body
        </Dialog>
      </>,
    )
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect([onClose.first, onClose.last].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    rerender(
      <Dialog open onClose={onClose.first} title="First" dismissable={false}>
        Body
      </Dialog>,
    )
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(onClose.first).not.toHaveBeenCalled()
  })

  it('closes by its cross', async () => {
    const onClose = jest.fn()
    const { user } = await renderWithPlatform(
      <Dialog open onClose={onClose} title="Report">
        Body
      </Dialog>,
    )
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    await expectNoAxeViolations()
  })
})

const groups = [
  {
    id: 'titles',
    title: 'Titles',
    items: [
      { id: 't1', label: 'Accountant' },
      { id: 't2', label: 'Accounts clerk' },
    ],
  },
  { id: 'companies', title: 'Companies', items: [{ id: 'c1', label: 'Account & Co' }] },
]

function Search(props: {
  lazy?: boolean
  loading?: boolean
  empty?: boolean
  onSubmit?: () => void
  onSelect?: (suggestion: { id: string }) => void
}) {
  const [words, setWords] = useState('')
  const Field = props.lazy ? LazyCombobox : Combobox
  return (
    <Field
      label="Job title or company"
      value={words}
      onChange={setWords}
      groups={props.empty ? [] : groups}
      loading={props.loading}
      emptyText="Nothing like that"
      onSubmit={props.onSubmit}
      onSelect={props.onSelect}
    />
  )
}

describe('Combobox', () => {
  it('walks the suggestions with arrows across groups and takes one with Enter', async () => {
    const onSelect = jest.fn()
    const onSubmit = jest.fn()
    const { user } = await renderWithPlatform(<Search onSelect={onSelect} onSubmit={onSubmit} />)
    const field = screen.getByRole('combobox', { name: 'Job title or company' })
    await user.type(field, 'acc')
    expect(screen.getByRole('group', { name: 'Companies' })).toBeInTheDocument()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'c1' }))
    expect(field).toHaveValue('Account & Co')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  // Latin names stood at the left of an Arabic list, away from where it begins: each was a line of its own direction.
  it('isolates the words of a suggestion, and leaves their place to the list', async () => {
    const { user } = await renderWithPlatform(<Search />)
    await user.type(screen.getByRole('combobox'), 'acc')
    const name = screen.getByText('Account & Co')
    expect(name.tagName).toBe('BDI')
    expect(name.closest('[role="option"]')?.querySelector('[dir]')).toBeNull()
  })

  it('submits free text with one Enter, although suggestions stand open', async () => {
    const onSubmit = jest.fn()
    const { user } = await renderWithPlatform(<Search onSubmit={onSubmit} />)
    await user.type(screen.getByRole('combobox'), 'astronaut{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('combobox')).toHaveValue('astronaut')
  })

  it('keeps what was typed when the focus leaves', async () => {
    const { user } = await renderWithPlatform(<Search />)
    await user.type(screen.getByRole('combobox'), 'astronaut')
    await user.tab()
    expect(screen.getByRole('combobox')).toHaveValue('astronaut')
  })

  it('is described by its error', async () => {
    await renderWithPlatform(<Combobox label="Place" value="" onChange={() => {}} groups={[]} error="Pick a place" />)
    expect(screen.getByRole('combobox', { name: 'Place' })).toHaveAccessibleDescription('Pick a place')
  })

  it('says when nothing fits', async () => {
    const { user } = await renderWithPlatform(<Search empty />)
    await user.type(screen.getByRole('combobox'), 'zzz')
    expect(screen.getByText('Nothing like that')).toBeInTheDocument()
  })

  it('clears by its cross and keeps the focus', async () => {
    const { user } = await renderWithPlatform(<Search />)
    await user.type(screen.getByRole('combobox'), 'acc')
    await user.click(screen.getByRole('button', { name: 'Clear Job title or company', hidden: true }))
    expect(screen.getByRole('combobox')).toHaveValue('')
    expect(screen.getByRole('combobox')).toHaveFocus()
  })

  it('takes the plain field’s place while it is typed in, losing neither text, focus nor cursor', async () => {
    const { user } = await renderWithPlatform(<Search lazy />)
    await user.click(screen.getByRole('textbox', { name: 'Job title or company' }))
    const field = await screen.findByRole('combobox', { name: 'Job title or company' })
    expect(field).toHaveFocus()
    await user.keyboard('nurse')
    expect(field).toHaveValue('nurse')
  })
})

describe('Tabs', () => {
  it('moves with arrows, the other way round in Arabic', async () => {
    const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id, content: `Panel ${id}` }))
    const { user } = await renderWithPlatform(<Tabs label="Views" tabs={tabs} />, { language: 'ar' })
    await user.tab()
    expect(screen.getByRole('tab', { name: 'a' })).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'b', selected: true })).toHaveFocus()
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Panel b')
    await expectNoAxeViolations()
  })
})

function Asking() {
  const [open, setOpen] = useState<'menu' | 'question'>()
  const more = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(undefined)
  return (
    <>
      <Button ref={more} onClick={() => setOpen('menu')}>
        More
      </Button>
      <LazyMenu
        open={open === 'menu'}
        onClose={() => setOpen((now) => (now === 'menu' ? undefined : now))}
        anchor={more}
        label="More"
        onAction={() => setOpen('question')}
        items={[{ id: 'delete', label: 'Delete' }]}
      />
      <LazyDialog open={open === 'question'} onClose={close} title="Delete this?">
        <button type="button">Delete</button>
      </LazyDialog>
    </>
  )
}

function Pills({ onAction }: { onAction: (id: string) => void }) {
  const [open, setOpen] = useState<'filter' | 'menu'>()
  const pill = useRef<HTMLButtonElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(undefined)
  return (
    <>
      <Button ref={pill} onClick={() => setOpen('filter')}>
        Job type
      </Button>
      <Button ref={more} onClick={() => setOpen('menu')}>
        More
      </Button>
      <LazyPopover open={open === 'filter'} onClose={close} anchor={pill} label="Job type">
        <button type="button">Full time</button>
      </LazyPopover>
      <LazyMenu
        open={open === 'menu'}
        onClose={close}
        anchor={more}
        label="More"
        onAction={onAction}
        items={[
          { id: 'share', label: 'Share' },
          { id: 'report', label: 'Report' },
        ]}
      />
    </>
  )
}

describe('Popover and Menu', () => {
  it('open beside their button, and close on Escape', async () => {
    const { user } = await renderWithPlatform(<Pills onAction={() => {}} />)
    await user.click(screen.getByRole('button', { name: 'Job type' }))
    const popover = await screen.findByRole('dialog', { name: 'Job type' })
    expect(within(popover).getByRole('button', { name: 'Full time' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Job type' })).toHaveFocus())
  })

  it('run a command by keyboard and close', async () => {
    const onAction = jest.fn()
    const { user } = await renderWithPlatform(<Pills onAction={onAction} />)
    await user.click(screen.getByRole('button', { name: 'More' }))
    await screen.findByRole('menu', { name: 'More' })
    // What it floats in is a dialog to assistive technology, and had no name.
    await expectNoAxeViolations()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onAction).toHaveBeenCalledWith('report')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  })

  // The dialog remembered the menu's item, which was gone when it closed: the focus was nowhere (WCAG 2.4.3).
  it('leave the focus at their button when the dialog closes that a command opened', async () => {
    const { user } = await renderWithPlatform(<Asking />)
    await user.click(screen.getByRole('button', { name: 'More' }))
    await screen.findByRole('menu', { name: 'More' })
    await user.keyboard('{ArrowDown}{Enter}')
    await screen.findByRole('dialog', { name: 'Delete this?' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus())
  })
})
