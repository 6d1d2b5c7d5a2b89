import { color, fontSize, Heading, Icon, IconButton, media, radius, space } from '@jobspan/shared-kit/design'
import { useHost } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import { ArrowRight, Bell, IdCard, KeyRound, type LucideIcon, MailCheck, X } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useOnsiteTexts } from '../../onsite-texts/onsite-texts.ts'
import type { FirstStep } from './use-first-steps.ts'

const Panel = styled.section`
  margin-block-start: ${space[24]};
  padding: ${space[8]} ${space[16]};
  border-radius: ${radius.card};
  background: ${color.sunken};

  ${media.tablet} {
    padding: ${space[12]} ${space[24]};
  }
`
const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  /* The cross stands in line with what is below it, as seen. */
  margin-inline-end: -12px;
`
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-block-start: 1px solid ${color.line};
  }

  /* Beside each other an arrow stays near its words. */
  ${media.wide} {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    column-gap: ${space[32]};

    & > li + li {
      border: 0;
    }
  }
`
const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[16]};
  min-block-size: 60px;
  padding-block: ${space[8]};
  color: ${color.ink};
  text-decoration: none;

  &:hover strong {
    color: ${color.accentStrong};
  }

  /* The titles stand on one line, however many follow. */
  ${media.wide} {
    align-items: start;
  }
`
const Mark = styled.span<{ $tone: 'accentStrong' | 'inkSoft' }>`
  display: grid;
  color: ${({ $tone }) => color[$tone]};
`
const Title = styled.strong`
  display: block;
  font-weight: 600;
  line-height: 1.35;
`
const Why = styled.span`
  display: block;
  font-size: ${fontSize[13]};
  line-height: 1.5;
  color: ${color.inkSoft};
`

const steps: Record<FirstStep, { glyph: LucideIcon; to: string }> = {
  profile: { glyph: IdCard, to: urls.completeProfile() },
  email: { glyph: MailCheck, to: urls.accountSettings('account') },
  safety: { glyph: KeyRound, to: urls.accountSettings('account') },
  mails: { glyph: Bell, to: urls.accountSettings('notifications') },
}

type Props = {
  undone: readonly FirstStep[]
  onTake(step: FirstStep): void
  onClose(): void
}

/** What is worth doing with a new account, and not yet done: links to pages that are on here. Without one there is no panel. */
export const FirstSteps = ({ undone, onTake, onClose }: Props) => {
  const t = useOnsiteTexts()
  const host = useHost()
  const id = useId()
  const shown = undone.filter((step) => host?.hasPage(steps[step].to))
  if (shown.length === 0) return null
  return (
    <Panel aria-labelledby={id}>
      <Top>
        <Heading level={2} size={18} id={id}>
          {t('firstSteps.title')}
        </Heading>
        <IconButton glyph={X} label={t('firstSteps.close')} onClick={onClose} />
      </Top>
      <List role="list">
        {shown.map((step) => (
          <li key={step}>
            <Row to={steps[step].to} onClick={() => onTake(step)}>
              <Mark $tone="accentStrong">
                <Icon glyph={steps[step].glyph} />
              </Mark>
              <span>
                <Title>{t(`firstSteps.${step}`)}</Title>
                <Why>{t(`firstSteps.${step}Why`)}</Why>
              </span>
              <Mark $tone="inkSoft">
                <Icon glyph={ArrowRight} size={16} directional />
              </Mark>
            </Row>
          </li>
        ))}
      </List>
    </Panel>
  )
}
