import type { ApiClient } from '@jobspan/shared-kit/api'
import { ButtonLink, NativeSelect, Stack, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** The member's attached resumes, the newest first. */
export const resumesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mf-chat', 'resumes'],
    queryFn: async ({ signal }) => {
      const { listResumes } = await import('@jobspan/shared-kit/contracts/profile/resumes')
      return (await api.call(listResumes, { signal })).items
    },
    // Another page may have changed them a moment ago.
    staleTime: 0,
    meta: { changedBy: ['session.changed'] },
  })

/** Which resume is sent: the newest until another is chosen. Undefined while nobody knows, null where there is none. */
export const useResumeChoice = () => {
  const { api } = usePlatform()
  const { data: resumes } = useQuery(resumesQuery(api))
  const [chosen, setChosen] = useState<number>()
  const id = resumes === undefined ? undefined : (chosen ?? resumes[0]?.id ?? null)
  return { resumes, id, setChosen }
}

/** Chooses one of the resumes, or says where to add the first one. */
export function ResumeChoice({ resumes, id, setChosen }: ReturnType<typeof useResumeChoice>) {
  const t = useTranslations('mf-chat')
  const link = useInternalLink()
  if (resumes === undefined) return null
  if (id == null)
    return (
      <Stack gap={12}>
        <Text size={15}>{t('exchange.noResume')}</Text>
        <div>
          <ButtonLink size="small" variant="secondary" {...link(urls.manageProfile('resume'))}>
            {t('exchange.addResume')}
          </ButtonLink>
        </div>
      </Stack>
    )
  return (
    <NativeSelect
      label={t('exchange.chooseResume')}
      value={String(id)}
      options={resumes.map((resume) => ({ value: String(resume.id), label: `${resume.filename}.${resume.kind}` }))}
      onChange={({ target }) => setChosen(Number(target.value))}
    />
  )
}
