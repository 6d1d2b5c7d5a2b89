import {
  Badge,
  type BadgeTone,
  color,
  Heading,
  Icon,
  radius,
  Stack,
  space,
  Text,
  VisuallyHidden,
} from '@jobspan/shared-kit/design'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'

const Frame = styled.article`
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;

  /* A Latin name on an Arabic page reads from the left, and stands at the right. */
  & [dir='auto'] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  @media (forced-colors: active) {
    border-color: currentColor;
  }
`
const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${space[12]};
`
/** The arch of the site's own shapes. */
const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: 20px 20px 10px 10px;
  background: ${color.accentWash};
  color: ${color.accentStrong};
`
const Content = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  min-block-size: 40px;

  &:focus-visible {
    outline-offset: 4px;
  }
`
const FactList = styled.dl`
  display: grid;
  gap: ${space[8]};
  margin: 0;
`
const Fact = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[8]};

  & > dt {
    display: flex;
    padding-block-start: 1px;
    color: ${color.inkSoft};
  }

  & > dd {
    margin: 0;
  }
`

/** One fact of a card: an icon whose name says what it is, and what is the case. */
export function CardFact({ icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <Fact>
      <dt>
        <Icon glyph={icon} size={18} label={label} />
      </dt>
      <dd>{children}</dd>
    </Fact>
  )
}

export function CardFacts({ children }: { children: ReactNode }) {
  return <FactList>{children}</FactList>
}

type Props = {
  icon: LucideIcon
  title: string
  subtitle?: ReactNode
  badge: { tone: BadgeTone; text: string }
  menu?: ReactNode
  /** What screen readers are told after something was done here. */
  announcement: string
  /** Where the focus goes once the button that had it is no longer there. */
  headRef: Ref<HTMLDivElement>
  level?: 2 | 3
  children: ReactNode
}

/** A matter between the two sides of a chat, as it is now: what it is, how far it came, and what can be done. */
export function CardFrame({ icon, title, subtitle, badge, menu, announcement, headRef, level = 3, children }: Props) {
  return (
    <Frame aria-label={title}>
      <Stack gap={12}>
        <Head>
          <Mark>
            <Icon glyph={icon} />
          </Mark>
          <Content ref={headRef} tabIndex={-1}>
            <Heading level={level} size={16}>
              {title}
            </Heading>
            <Badge tone={badge.tone}>{badge.text}</Badge>
          </Content>
          {menu ?? <span />}
        </Head>
        {subtitle && (
          <Text size={15} tone="soft">
            {subtitle}
          </Text>
        )}
        {children}
      </Stack>
      <span role="status">
        {announcement === badge.text ? (
          // The badge shows it.
          <VisuallyHidden>{announcement}</VisuallyHidden>
        ) : (
          announcement !== '' && (
            <Text as="span" size={13} tone="success" weight="medium">
              {announcement}
            </Text>
          )
        )}
      </span>
    </Frame>
  )
}
