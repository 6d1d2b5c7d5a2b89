import type { LucideIcon } from 'lucide-react'
import type { FocusEventHandler, MouseEventHandler, PointerEventHandler, ReactNode, Ref } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import { color, font, fontSize, minTargetSize, motion, radius } from './tokens.ts'

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};

    &:hover {
      background: ${color.accentStrong};
    }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.lineStrong};
    color: ${color.ink};

    &:hover {
      border-color: ${color.lineControl};
      background: ${color.sunken};
    }
  `,
  wash: css`
    background: ${color.accentWash};
    color: ${color.accentStrong};

    &:hover {
      background: color-mix(in srgb, ${color.accentWash}, ${color.accent} 10%);
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.accent};

    &:hover {
      background: ${color.accentWash};
      color: ${color.accentStrong};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};

    &:hover {
      background: ${color.dangerStrong};
    }
  `,
} as const

const sizes = {
  /** 36 px to the eye; its target still reaches 44 px. */
  small: css`
    min-block-size: 36px;
    padding-inline: 12px;
    font-size: ${fontSize[15]};

    &::after {
      content: '';
      position: absolute;
      inset-block: -5px;
      inset-inline: 0;
    }
  `,
  medium: css`
    min-block-size: ${minTargetSize};
    padding-inline: 16px;
    font-size: ${fontSize[15]};
  `,
  large: css`
    min-block-size: 52px;
    padding-inline: 24px;
    font-size: ${fontSize[16]};
  `,
} as const

export type ButtonVariant = keyof typeof variants
export type ButtonSize = keyof typeof sizes
type Look = { $variant: ButtonVariant; $size: ButtonSize; $block: boolean }

/** The line has its own margins: a few words more fit on it before they wrap on a narrow phone. */
const fullLine = css`
  padding-inline: 12px;
`

const face = css<Look>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  inline-size: ${({ $block }) => ($block ? '100%' : 'auto')};
  padding-block: 6px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-family: ${font.text};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${motion.feedback},
    border-color ${motion.feedback},
    color ${motion.feedback};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  ${({ $block }) => $block && fullLine}

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  &:disabled {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.inkSoft};
  }
`

const ButtonBox = styled.button<Look>`
  ${face}
`
const LinkBox = styled.a<Look>`
  ${face}
`
const Content = styled.span<{ $away?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  opacity: ${({ $away }) => ($away ? 0 : 1)};
`
const Centre = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`

type FaceProps = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Fills the line it is on. */
  block?: boolean
  icon?: LucideIcon
  iconEnd?: LucideIcon
  /** Mirrors the icons in right-to-left text. */
  directionalIcon?: boolean
  children: ReactNode
}

const faceOf = ({ icon, iconEnd, directionalIcon, children }: FaceProps) => (
  <>
    {icon && <Icon glyph={icon} size={18} directional={directionalIcon} />}
    {children}
    {iconEnd && <Icon glyph={iconEnd} size={18} directional={directionalIcon} />}
  </>
)

export type ButtonProps = FaceProps & {
  type?: 'button' | 'submit' | 'reset'
  /** Work is under way: keeps width, focus and name, says "Loading", and lets no second press through. */
  loading?: boolean
  disabled?: boolean
  onClick?: MouseEventHandler<HTMLButtonElement>
  onPointerEnter?: PointerEventHandler<HTMLButtonElement>
  onFocus?: FocusEventHandler<HTMLButtonElement>
  label?: string
  describedBy?: string
  expanded?: boolean
  controls?: string
  hasPopup?: 'dialog' | 'menu' | 'listbox'
  pressed?: boolean
  form?: string
  name?: string
  value?: string
  id?: string
  ref?: Ref<HTMLButtonElement>
}

/** Does something here and now. What goes somewhere is `ButtonLink`. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'medium', block = false, type = 'button', loading = false, disabled } = props
  return (
    <ButtonBox
      $variant={variant}
      $size={size}
      $block={block}
      type={type}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      aria-haspopup={props.hasPopup}
      aria-pressed={props.pressed}
      onClick={loading ? (event) => event.preventDefault() : props.onClick}
      onPointerEnter={props.onPointerEnter}
      onFocus={props.onFocus}
      form={props.form}
      name={props.name}
      value={props.value}
      id={props.id}
      ref={props.ref}
    >
      <Content $away={loading}>{faceOf(props)}</Content>
      {loading && (
        <Centre>
          <Spinner />
        </Centre>
      )}
    </ButtonBox>
  )
}

/** Goes somewhere and looks like a button. `external` opens a new tab and sends no referrer. */
export function ButtonLink(
  props: FaceProps & {
    href: string
    external?: boolean
    label?: string
    onClick?: MouseEventHandler<HTMLAnchorElement>
    download?: boolean | string
    id?: string
    ref?: Ref<HTMLAnchorElement>
  },
) {
  const { variant = 'primary', size = 'medium', block = false, external = false } = props
  return (
    <LinkBox
      $variant={variant}
      $size={size}
      $block={block}
      href={props.href}
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener noreferrer' : undefined}
      aria-label={props.label}
      onClick={props.onClick}
      download={props.download}
      id={props.id}
      ref={props.ref}
    >
      {faceOf(props)}
    </LinkBox>
  )
}
