import { color, font, media, radius, space } from '@jobspan/shared-kit/design'
import { css, styled } from 'styled-components'

/**
 * One message's place: the member's own stand at the end side. Out of sight it is not laid out: of two thousand messages each key that is
 * typed below laid out every one. The clip's margin is for the ring around a focused menu button.
 */
export const MessageRow = styled.li<{ $own: boolean; $endsRun: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  margin-block-end: ${({ $endsRun }) => ($endsRun ? space[12] : space[4])};
  content-visibility: auto;
  contain-intrinsic-block-size: auto 64px;
  overflow-clip-margin: 8px;
`
/** A bubble with its menu beside it. */
export const BubbleWithMenu = styled.div<{ $own: boolean }>`
  display: flex;
  flex-direction: ${({ $own }) => ($own ? 'row-reverse' : 'row')};
  align-items: center;
  max-inline-size: 100%;
`
const own = css`
  border-end-end-radius: 4px;
  background: ${color.accentWash};
`
const other = css`
  border-end-start-radius: 4px;
  border-color: ${color.line};
  background: ${color.surface};
`
const still = css`
  border-color: ${color.line};
  background: transparent;
  color: ${color.inkSoft};
`
export const Bubble = styled.div<{ $own: boolean; $isRecalled?: boolean }>`
  max-inline-size: min(34rem, calc(100vw - 6.5rem));
  padding-block: ${space[8]};
  padding-inline: 14px;
  border: 1px solid transparent;
  border-radius: ${radius.card};
  line-height: ${font.leadingText};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  ${({ $own }) => ($own ? own : other)}
  ${({ $isRecalled }) => $isRecalled && still}

  ${media.wide} {
    max-inline-size: min(34rem, 42vw);
  }

  @media (forced-colors: active) {
    border-color: currentColor;
  }
`
/** The quiet line below: time, whether it was read, why it is not sent. */
export const MessageMeta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  min-block-size: 20px;
  margin-block-start: ${space[4]};
`
