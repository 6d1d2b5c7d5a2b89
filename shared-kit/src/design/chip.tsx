import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type LucideIcon, X } from 'lucide-react'
import type { MouseEventHandler } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from './icon.tsx'
import { color, fontSize, motion, radius } from './tokens.ts'

const face = css<{ $on: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  min-block-size: 36px;
  padding-block: 5px;
  padding-inline: 14px;
  border: 1px solid ${({ $on }) => ($on ? color.accent : color.lineStrong)};
  border-radius: ${radius.full};
  background: ${({ $on }) => ($on ? color.accentWash : color.surface)};
  color: ${({ $on }) => ($on ? color.accentStrong : color.ink)};
  font-size: ${fontSize[15]};
  font-weight: 500;
  line-height: 20px;
  text-align: start;
  text-decoration: none;
  transition:
    background-color ${motion.feedback},
    border-color ${motion.feedback};
`
const pressable = css`
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset-block: -5px;
    inset-inline: 0;
  }

  &:hover {
    border-color: ${color.accent};
  }
`
const PressBox = styled.button<{ $on: boolean }>`
  ${face}
  ${pressable}
`
const LinkBox = styled.a<{ $on: boolean }>`
  ${face}
  ${pressable}
`
const StillBox = styled.span<{ $on: boolean }>`
  ${face}
  padding-inline-end: 4px;
`
const Content = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
const Remove = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: inherit;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: -8px;
  }

  &:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
`

/**
 * A short choice: a link with `href`, a switch with `onPress` and `selected`, or a filter in force with `onRemove`
 * (its button is named "Remove …").
 */
export function Chip(props: {
  label: string
  icon?: LucideIcon
  href?: string
  selected?: boolean
  onPress?: MouseEventHandler<HTMLElement>
  onRemove?: () => void
}) {
  const t = useTranslations('kit')
  const words = (
    <>
      {props.icon && <Icon glyph={props.icon} size={16} />}
      <Content dir="auto">{props.label}</Content>
    </>
  )
  if (props.href !== undefined)
    return (
      <LinkBox
        $on={props.selected ?? false}
        href={props.href}
        aria-current={props.selected || undefined}
        onClick={props.onPress}
      >
        {words}
      </LinkBox>
    )
  if (props.onRemove)
    return (
      <StillBox $on>
        {words}
        <Remove type="button" aria-label={t('chip.remove', { name: props.label })} onClick={props.onRemove}>
          <Icon glyph={X} size={16} />
        </Remove>
      </StillBox>
    )
  return (
    <PressBox type="button" $on={props.selected ?? false} aria-pressed={props.selected} onClick={props.onPress}>
      {words}
    </PressBox>
  )
}
