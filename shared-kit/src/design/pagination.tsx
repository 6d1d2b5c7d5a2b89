import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { Icon } from './icon.tsx'
import { pageRange } from './page-range.ts'
import { color, fontSize, media, minTargetSize, motion, radius } from './tokens.ts'

const List = styled.ul`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
`
/** Phones have room for where one is and the two ways on; wider screens show the pages themselves. */
const Item = styled.li<{ $from?: 'tablet'; $until?: 'tablet' }>`
  display: ${({ $from }) => ($from ? 'none' : 'block')};

  ${media.tablet} {
    display: ${({ $until }) => ($until ? 'none' : 'block')};
  }
`
const Place = styled.span`
  padding-inline: 12px;
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  font-variant-numeric: tabular-nums;
`
const Step = styled.a`
  display: grid;
  place-items: center;
  min-inline-size: ${minTargetSize};
  block-size: ${minTargetSize};
  padding-inline: 8px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  color: ${color.ink};
  font-size: ${fontSize[15]};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  transition: background-color ${motion.feedback};

  &:hover {
    background: ${color.sunken};
  }

  &[aria-current] {
    border-color: ${color.accent};
    background: ${color.accentWash};
    color: ${color.accentStrong};
    font-weight: 600;
  }

  &:not([href]) {
    color: ${color.lineStrong};
    background: none;
  }
`
const Gap = styled.span`
  display: grid;
  place-items: center;
  inline-size: 28px;
  color: ${color.inkFaint};

  &::before {
    content: '…';
  }
`

/** Links to the pages of a long list. Each page has its own address, so it works without script and can be shared. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  label,
  onNavigate,
}: {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  label?: string
  /** Called on an ordinary click, before the link is followed; prevent the event to handle it yourself. */
  onNavigate?: (page: number, event: React.MouseEvent<HTMLAnchorElement>) => void
}) {
  const t = useTranslations('kit')
  const format = useFormat()
  if (pageCount <= 1) return null

  const arrow = (to: number, name: string, glyph: LucideIcon, rel: 'prev' | 'next') => {
    const there = to >= 1 && to <= pageCount
    return (
      <Item>
        {there ? (
          <Step href={hrefOf(to)} rel={rel} aria-label={name} onClick={(event) => onNavigate?.(to, event)}>
            <Icon glyph={glyph} directional />
          </Step>
        ) : (
          <Step as="span" aria-hidden>
            <Icon glyph={glyph} directional />
          </Step>
        )}
      </Item>
    )
  }

  return (
    <nav aria-label={label ?? t('pagination.label')}>
      <List role="list">
        {arrow(page - 1, t('pagination.previous'), ChevronLeft, 'prev')}
        <Item $until="tablet">
          <Place>{t('pagination.place', { page: format.number(page), pages: format.number(pageCount) })}</Place>
        </Item>
        {pageRange(page, pageCount).map((step, index) =>
          step === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two gaps are told apart only by their place.
            <Item key={`gap-${index}`} $from="tablet" aria-hidden>
              <Gap />
            </Item>
          ) : (
            <Item key={step} $from="tablet">
              <Step
                href={hrefOf(step)}
                aria-current={step === page ? 'page' : undefined}
                aria-label={t('pagination.page', { page: format.number(step) })}
                onClick={(event) => onNavigate?.(step, event)}
              >
                {format.number(step)}
              </Step>
            </Item>
          ),
        )}
        {arrow(page + 1, t('pagination.next'), ChevronRight, 'next')}
      </List>
    </nav>
  )
}
