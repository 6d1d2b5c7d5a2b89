import type { LucideIcon } from 'lucide-react'
import type { FocusEventHandler, MouseEventHandler, PointerEventHandler, Ref } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import { color, minTargetSize, motion, radius } from './tokens.ts'

const tones = {
  plain: css`
    color: ${color.inkSoft};

    &:hover {
      background: ${color.sunken};
      color: ${color.ink};
    }
  `,
  outline: css`
    border-color: ${color.lineStrong};
    background: ${color.surface};
    color: ${color.ink};

    &:hover {
      border-color: ${color.lineControl};
      background: ${color.sunken};
    }
  `,
  /** A switch that is on, such as a saved heart. */
  active: css`
    color: ${color.signalText};

    &:hover {
      background: ${color.signalWash};
    }
  `,
} as const

const Box = styled.button<{ $tone: keyof typeof tones }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${minTargetSize};
  block-size: ${minTargetSize};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: transparent;
  cursor: pointer;
  transition:
    background-color ${motion.feedback},
    color ${motion.feedback};
  ${({ $tone }) => tones[$tone]}
`

/** A 44 px button that shows only an icon; `label` is its name. `pressed` makes it a switch. */
export function IconButton(props: {
  glyph: LucideIcon
  label: string
  tone?: keyof typeof tones
  type?: 'button' | 'submit'
  filled?: boolean
  directional?: boolean
  loading?: boolean
  disabled?: boolean
  pressed?: boolean
  expanded?: boolean
  controls?: string
  hasPopup?: 'dialog' | 'menu' | 'listbox'
  describedBy?: string
  onClick?: MouseEventHandler<HTMLButtonElement>
  onPointerEnter?: PointerEventHandler<HTMLButtonElement>
  onFocus?: FocusEventHandler<HTMLButtonElement>
  id?: string
  ref?: Ref<HTMLButtonElement>
}) {
  const { tone = 'plain', loading = false } = props
  return (
    <Box
      $tone={tone}
      type={props.type ?? 'button'}
      aria-label={props.label}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      aria-haspopup={props.hasPopup}
      aria-describedby={props.describedBy}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      disabled={props.disabled}
      onClick={loading ? undefined : props.onClick}
      onPointerEnter={props.onPointerEnter}
      onFocus={props.onFocus}
      id={props.id}
      ref={props.ref}
    >
      {loading ? (
        <Spinner decorative />
      ) : (
        <Icon glyph={props.glyph} filled={props.filled} directional={props.directional} />
      )}
    </Box>
  )
}
