import { OrganizationName } from '@jobspan/shared-features/companies/organization-name'
import type { CompanyProfile } from '@jobspan/shared-kit/contracts/companies/company-profile'
import { CompanyLogo, color, Heading, Icon, Inline, media, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { BadgeCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'

const Box = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[16]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: ${space[24]};
    align-items: center;
  }
`
const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};

  ${media.tablet} {
    grid-column: auto;
  }
`
/** Each fact keeps its own direction, in an element of the page's, at whose start the dot stands. */
const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[16]};
  overflow: hidden;

  & > * {
    position: relative;
  }

  & > * + *::before {
    content: '·';
    position: absolute;
    inset-inline-start: -${space[16]};
    inline-size: ${space[16]};
    text-align: center;
  }
`
/** Phones need the room for the name. */
const Mark = styled.span`
  display: grid;

  @media (max-width: 639.98px) {
    zoom: 0.67;
  }
`
const Name = styled.div`
  outline: none;
`
const Tick = styled.span`
  display: inline-flex;
  color: ${color.accent};
`

/** What was checked of the company and when: the mark alone says too little. */
function Verification({ company }: { company: CompanyProfile }) {
  const t = useTranslations('mf-job-detail')
  const format = useFormat()
  const { verification } = company
  if (!verification && !company.is_verified) return null
  const checked = verification?.checked.map((check) => t(`companyPage.verified.${check}`)) ?? []
  return (
    <Inline gap={4} wrap={false} align="start">
      <Tick>
        <Icon glyph={BadgeCheck} size={18} />
      </Tick>
      <Text as="span" size={13} tone="soft">
        {verification && checked.length > 0
          ? t('companyPage.verified.checked', { checked: format.list(checked), date: format.date(verification.on) })
          : t('company.verified')}
      </Text>
    </Inline>
  )
}

/** The button that blocks a company is gone once it did, as is the one that unblocks it: the company's name takes the focus. */
const useFocusOnceBlocked = (isBlocked: boolean) => {
  const name = useRef<HTMLDivElement>(null)
  const wasBlocked = useRef(isBlocked)
  useEffect(() => {
    if (wasBlocked.current === isBlocked) return
    wasBlocked.current = isBlocked
    if (document.activeElement === document.body) name.current?.focus({ preventScroll: true })
  }, [isBlocked])
  return name
}

/** Who the company is, in one glance, and what can be done about it. */
export function CompanyHeader({ company, children }: { company: CompanyProfile; children: ReactNode }) {
  const name = useFocusOnceBlocked(company.is_blocked)
  const facts = [company.industry?.value, company.size?.value, company.location].filter((fact) => fact)
  return (
    <Box>
      <Mark>
        <CompanyLogo name={company.name} image={company.logo_url} size={96} />
      </Mark>
      <Stack gap={4}>
        <Name ref={name} tabIndex={-1}>
          <Heading level={1} size={36}>
            <OrganizationName name={company.name} />
          </Heading>
        </Name>
        {facts.length > 0 && (
          <Text as="div" tone="soft">
            <Facts>
              {facts.map((fact) => (
                <span key={fact}>
                  <bdi>{fact}</bdi>
                </span>
              ))}
            </Facts>
          </Text>
        )}
        <Verification company={company} />
      </Stack>
      <Actions>{children}</Actions>
    </Box>
  )
}
