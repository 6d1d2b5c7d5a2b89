import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import { Heading, Progress, Stack, space, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { minutesLeft } from './steps.ts'
import type { Completion } from './use-completion.ts'

const Title = styled.div`
  outline: none;
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
`

/** The step that was shown last, in whichever of the two pages: who goes on is taken to the next one's name. */
let lastShownStep: string | undefined

/** One step: how far it is, its name, and one line about it. Each can be left for later. */
export function StepLayout({
  completion,
  user,
  lead,
  children,
}: {
  completion: Completion
  user: SessionUser
  lead: string
  children: ReactNode
}) {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  const { prefetch } = usePlatform()
  const { step, steps, flow } = completion
  const heading = useRef<HTMLDivElement>(null)
  const laterPath = completion.landing(user)
  const number = steps.indexOf(step) + 1
  useEffect(() => {
    // The first page of a visit begins where browsers begin.
    if (lastShownStep !== undefined && lastShownStep !== step) heading.current?.focus({ preventScroll: true })
    lastShownStep = step
  }, [step])
  const progress = t('complete.progress', {
    step: number,
    steps: steps.length,
    count: minutesLeft(step, flow),
  })
  return (
    <Stack gap={32}>
      <Stack gap={24}>
        <Stack gap={12}>
          <Line>
            <Text as="span" size={15} tone="soft" numeric>
              {progress}
            </Text>
            <Text as="span" size={15}>
              <span onPointerEnter={() => prefetch(laterPath)}>
                <TextLink {...link(laterPath)}>{t('complete.later')}</TextLink>
              </span>
            </Text>
          </Line>
          <Progress label={progress} value={number} max={steps.length} />
        </Stack>
        <Stack gap={8}>
          <Title ref={heading} tabIndex={-1}>
            <Heading level={1} size={36}>
              {t(`complete.step.${step}`)}
            </Heading>
          </Title>
          <Text tone="soft">{lead}</Text>
        </Stack>
      </Stack>
      {children}
    </Stack>
  )
}
