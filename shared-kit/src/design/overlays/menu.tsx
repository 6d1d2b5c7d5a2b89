import type { LucideIcon } from 'lucide-react'
import type { RefObject } from 'react'
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { Icon } from '../icon.tsx'
import { color } from '../tokens.ts'
import { AriaLocaleProvider } from './aria-locale-provider.tsx'
import { Floating, listStyles, optionStyles } from './floating.ts'

const List = styled(AriaMenu)`
  ${listStyles}
`
const Item = styled(AriaMenuItem)<{ $danger: boolean }>`
  ${optionStyles}
  ${({ $danger }) => $danger && `color: ${color.danger};`}
`

export type MenuItem = {
  id: string
  label: string
  icon?: LucideIcon
  href?: string
  danger?: boolean
  disabled?: boolean
}

export type MenuProps = {
  open: boolean
  onClose: () => void
  anchor: RefObject<HTMLElement | null>
  label: string
  items: readonly MenuItem[]
  /** Called with the id of an item without `href`. */
  onAction?: (id: string) => void
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
}

/** Commands and places behind one button. */
export function Menu({ open, onClose, anchor, label, items, onAction, placement = 'bottom end' }: MenuProps) {
  const act = (id: string) => {
    // What the command opens gives the focus back to what had it before: the button, not an item that is gone by then. An open menu
    // would not let go of it.
    flushSync(onClose)
    anchor.current?.focus({ preventScroll: true })
    onAction?.(id)
  }
  return (
    <AriaLocaleProvider>
      <Floating
        aria-label={label}
        triggerRef={anchor}
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
        placement={placement}
        offset={8}
      >
        <List aria-label={label} autoFocus="first" onClose={onClose} onAction={(key) => act(String(key))}>
          {items.map((item) => (
            <Item
              key={item.id}
              id={item.id}
              href={item.href}
              textValue={item.label}
              isDisabled={item.disabled}
              $danger={item.danger ?? false}
            >
              {item.icon && <Icon glyph={item.icon} size={18} />}
              {item.label}
            </Item>
          ))}
        </List>
      </Floating>
    </AriaLocaleProvider>
  )
}
