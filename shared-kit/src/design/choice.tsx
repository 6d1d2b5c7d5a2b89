import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color, font, fontSize, minTargetSize, motion, radius } from './tokens.ts'

/** The row that checkbox and radio share: box, words, and a count at the end; the whole row is the target. */
const Row = styled.label`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 12px;
  min-block-size: ${minTargetSize};
  padding-block: 10px;
  font-size: ${fontSize[16]};
  line-height: 24px;
  color: ${color.ink};
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
`
const Content = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
const Detail = styled.span`
  display: block;
  font-size: ${fontSize[13]};
  line-height: ${font.leadingTight};
  color: ${color.inkSoft};
`
const Count = styled.span`
  font-size: ${fontSize[15]};
  font-variant-numeric: tabular-nums;
  color: ${color.inkFaint};
`

export const choiceStyles = css`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  /* The size of a target (WCAG 2.5.8) by itself: how far the next row is away hangs on the font. */
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
  border: 1.5px solid ${color.lineControl};
  background: ${color.surface};
  cursor: inherit;
  transition:
    background-color ${motion.feedback},
    border-color ${motion.feedback};

  &[aria-invalid],
  [aria-invalid] &,
  [data-invalid] & {
    border-color: ${color.danger};
  }

  label:hover > &:not(:disabled),
  &:checked {
    border-color: ${color.accent};
  }

  &:disabled {
    border-color: ${color.lineStrong};
    background: ${color.sunken};
  }
`

export const groupStyles = css`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
`

export function ChoiceRow({
  children,
  label,
  detail,
  count,
}: {
  children: ReactNode
  label: ReactNode
  detail?: ReactNode
  count?: string
}) {
  return (
    <Row>
      {children}
      <Content>
        <bdi>{label}</bdi>
        {detail && <Detail>{detail}</Detail>}
      </Content>
      {count !== undefined && <Count>{count}</Count>}
    </Row>
  )
}
