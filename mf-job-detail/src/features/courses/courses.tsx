import type { Course } from '@jobspan/shared-kit/contracts/courses/academy'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { findLanguage } from '@jobspan/shared-kit/contracts/platform/locales'
import { Badge, Heading, Inline, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useSuccessTexts } from '../../success-texts/use-success-texts.ts'
import { coursesQuery } from './courses-query.ts'

/** Provider, length, price, and the language where it is not the page's; what the provider does not say is left out. */
const useNotes = () => {
  const t = useSuccessTexts()
  const format = useFormat()
  const { locale } = usePlatform()
  return ({ provider, minutes, is_free: isFree, price, language }: Course): string =>
    [
      provider,
      minutes !== null && t('success.minutes', { count: minutes }),
      isFree ? t('success.free') : price && format.money(price.amount, price.currency),
      language !== undefined && language !== locale.language && findLanguage(language)?.label,
    ]
      .filter(Boolean)
      .join(' · ')
}

/** Courses for what the member lacks for the job, on other sites; nothing at all where there are none. What is paid for says so. */
export function Courses({ job }: { job: JobDetail }) {
  const t = useSuccessTexts()
  const format = useFormat()
  const { api } = usePlatform()
  const isMember = useSession().kind === 'member'
  const notesOf = useNotes()
  const { data } = useQuery(coursesQuery(api, job, isMember))
  if (!data || data.items.length === 0) return null
  return (
    <Stack as="section" gap={12} label={t('success.courses')}>
      <Heading level={2}>{t('success.courses')}</Heading>
      <Stack as="ul" gap={12}>
        {data.items.map((course) => (
          <li key={course.id}>
            <Inline gap={8}>
              <TextLink href={course.url} external iconEnd={ExternalLink} lang={course.language}>
                {course.title}
              </TextLink>
              {course.is_advertising && <Badge>{t('success.advertising')}</Badge>}
            </Inline>
            <Text size={15} tone="soft">
              {notesOf(course)}
            </Text>
            {course.teaches && course.teaches.length > 0 && (
              <Text size={15} tone="soft">
                {t('success.teaches', { skills: format.list(course.teaches) })}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
