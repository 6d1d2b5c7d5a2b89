import { IconButton, LazyMenu, preloadOverlaysProps } from '@jobspan/shared-kit/design'
import { type ComponentProps, useRef, useState } from 'react'

type Props = Pick<ComponentProps<typeof IconButton>, 'glyph' | 'label' | 'tone' | 'loading'> &
  Pick<ComponentProps<typeof LazyMenu>, 'items' | 'onAction' | 'placement'>

/** A button with an icon, and the menu that it opens. */
export function MenuButton({ glyph, label, tone, loading, ...menu }: Props) {
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={anchor}
        glyph={glyph}
        label={label}
        tone={tone}
        loading={loading}
        hasPopup="menu"
        expanded={isOpen}
        {...preloadOverlaysProps}
        onClick={() => setOpen(true)}
      />
      <LazyMenu open={isOpen} onClose={() => setOpen(false)} anchor={anchor} label={label} {...menu} />
    </>
  )
}
