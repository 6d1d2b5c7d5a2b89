import type { Profile, ProfileCompletion } from '@jobspan/shared-kit/contracts/profile/profile'
import type { CompletionKey } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import {
  Button,
  ButtonLink,
  color,
  Heading,
  Icon,
  IconButton,
  Progress,
  radius,
  Stack,
  space,
  Text,
  TextLink,
  VisuallyHidden,
} from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { Check, Circle, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { type ProfilePart, useOpenEditor } from '../../manage-profile/editor-requests.tsx'
import { Outdent } from '../../settings/outdent.tsx'
import { completionQuery, meterDismissedQuery, noteMeterDismissed } from './meter-queries.ts'

/** Where a step is taken: in an editor of this page, or on another one. */
const placeOf: Record<CompletionKey, { part: ProfilePart } | { to: string }> = {
  name: { part: 'basic_info' },
  location: { part: 'basic_info' },
  phone: { to: urls.accountSettings() },
  availability: { part: 'basic_info' },
  job_preference: { to: urls.manageProfile('job-preferences') },
  work_experience: { part: 'work' },
  work_description: { part: 'work' },
  education: { part: 'education' },
  skills: { part: 'skills' },
  languages: { part: 'languages' },
  career_summary: { part: 'summary' },
}

const Panel = styled.section`
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[8]};
  margin-block: -${space[8]};
  margin-inline-end: -${space[12]};
`
const Steps = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[8]};
    font-size: 0.9375rem;
    line-height: 1.45;
  }
`
const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  block-size: 1.45em;
  place-items: center;
  color: ${({ $done }) => ($done ? color.success : color.inkFaint)};
`

/** How far the profile is by now: what the profile said, until something in it changed. */
const useCompletion = (profile: Profile, initial: ProfileCompletion): ProfileCompletion => {
  const { api } = usePlatform()
  const { completion: _, ...parts } = profile
  const query = useQuery({ ...completionQuery(api), initialData: initial, staleTime: Number.POSITIVE_INFINITY })
  const before = useRef(parts)
  const { refetch } = query
  useEffect(() => {
    const last: Record<string, unknown> = before.current
    before.current = parts
    if (Object.entries(parts).some(([name, value]) => last[name] !== value)) void refetch()
  })
  return query.data
}

/** How complete the profile is and what adds the most to it. It can be closed for good, and never comes back by itself. */
export function CompletionMeter({ profile, onFocusLost }: { profile: Profile; onFocusLost: () => void }) {
  const { api } = usePlatform()
  const dismissed = useQuery(meterDismissedQuery(api))
  const [isClosed, setClosed] = useState(false)
  // Until it is known, nothing stands there that would go away again.
  if (!profile.completion || isClosed || dismissed.data !== false) return null
  const close = () => {
    setClosed(true)
    onFocusLost()
    // It is there the next time, which is worth no warning.
    noteMeterDismissed(api).catch(() => undefined)
  }
  return <Meter profile={profile} initial={profile.completion} onClose={close} />
}

function Meter({ profile, initial, onClose }: { profile: Profile; initial: ProfileCompletion; onClose: () => void }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const titleId = useId()
  const link = useInternalLink()
  const [isOpen, setOpen] = useState(false)
  const { percent, steps, next } = useCompletion(profile, initial)
  const title = t('manage.meter.title')
  const undescribed = profile.work_experiences.find(({ description }) => description === null)?.id
  return (
    <Panel aria-labelledby={titleId}>
      <Stack gap={12}>
        <Head>
          <Heading level={2} size={16} id={titleId}>
            {title}
          </Heading>
          <IconButton glyph={X} label={t('manage.meter.close')} onClick={onClose} />
        </Head>
        <Stack gap={8}>
          <Text size={28} weight="semibold" numeric>
            {format.percent(percent / 100)}
          </Text>
          <Progress label={title} value={percent} />
        </Stack>
        {next === null ? (
          <Text size={15} tone="soft">
            {t('manage.meter.complete')} <TextLink {...link(urls.manageProfile('resume'))}>{t('check.run')}</TextLink>
          </Text>
        ) : (
          <NextStep
            step={next}
            weight={steps.find(({ key }) => key === next)?.weight ?? 0}
            recordId={next === 'work_description' ? undescribed : undefined}
          />
        )}
        <Outdent>
          <Button variant="quiet" size="small" expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'manage.meter.hideSteps' : 'manage.meter.showSteps')}
          </Button>
        </Outdent>
        {isOpen && (
          <Steps role="list" aria-label={t('manage.meter.steps')}>
            {steps.map(({ key, weight, is_done: isDone }) => (
              <li key={key}>
                <Mark $done={isDone}>
                  <Icon glyph={isDone ? Check : Circle} size={16} />
                </Mark>
                <span>
                  {t(`manage.meter.step.${key}`)}
                  <VisuallyHidden> {t(isDone ? 'manage.meter.done' : 'manage.meter.open')}</VisuallyHidden>
                </span>
                <Text as="span" size={15} tone="soft" numeric>
                  {format.percent(weight / 100)}
                </Text>
              </li>
            ))}
          </Steps>
        )}
      </Stack>
    </Panel>
  )
}

function NextStep({ step, weight, recordId }: { step: CompletionKey; weight: number; recordId: number | undefined }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const link = useInternalLink()
  const openEditor = useOpenEditor()
  const place = placeOf[step]
  const label = t(`manage.meter.do.${step}`)
  return (
    <Stack gap={8} align="start">
      <Text size={15} tone="soft">
        {t('manage.meter.next', { share: format.percent(weight / 100) })}
      </Text>
      {'to' in place ? (
        <ButtonLink variant="wash" size="small" {...link(place.to)}>
          {label}
        </ButtonLink>
      ) : (
        <Button variant="wash" size="small" onClick={() => openEditor(place.part, recordId)}>
          {label}
        </Button>
      )}
    </Stack>
  )
}
