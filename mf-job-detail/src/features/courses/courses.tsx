import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Heading, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { coursesQuery } from '../../job/job-queries.ts'
import { useSuccessTexts } from '../../success-texts/use-success-texts.ts'

/** Courses that fit the job; nothing at all where there are none. */
export function Courses({ job }: { job: JobDetail }) {
  const t = useSuccessTexts()
  const { api } = usePlatform()
  const { data } = useQuery(coursesQuery(api, job))
  if (!data || data.items.length === 0) return null
  return (
    <Stack as="section" gap={12} label={t('success.courses')}>
      <Heading level={2}>{t('success.courses')}</Heading>
      <Stack as="ul" gap={12}>
        {data.items.map((course) => {
          const notes = [
            course.provider,
            course.minutes !== null && t('success.minutes', { count: course.minutes }),
            course.is_free && t('success.free'),
          ]
          return (
            <li key={course.id}>
              <TextLink href={course.url} external iconEnd={ExternalLink}>
                {course.title}
              </TextLink>
              <Text size={15} tone="soft">
                {notes.filter((note) => note !== false).join(' · ')}
              </Text>
            </li>
          )
        })}
      </Stack>
    </Stack>
  )
}
