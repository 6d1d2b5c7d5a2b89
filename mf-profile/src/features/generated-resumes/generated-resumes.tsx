import { DividedList } from '@jobspan/shared-features/lists/divided-list'
import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { maxGeneratedResumes, resumeLayouts } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { GeneratedResume } from '@jobspan/shared-kit/contracts/profile/generated-resumes'
import { Button, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls, useSearchParams } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LazyModule } from '../../settings/lazy-module.tsx'
import { RowsSkeleton } from '../../settings/rows-skeleton.tsx'
import { SettingsSection } from '../../settings/settings-section.tsx'
import { useFocusAfter } from '../../settings/use-focus-after.ts'
import { GeneratedResumeItem } from './generated-resume-item.tsx'
import { generatedResumesQuery } from './generated-resumes-api.ts'
import { MissingCharacters } from './missing-characters.tsx'
import type { BuilderStart } from './resume-builder.tsx'

const loadBuilder = () => import('./resume-builder.tsx')

/** An address opens the builder for a new one by `edit=new`, with the layout that was chosen before. */
const useAskedStart = (): BuilderStart | undefined => {
  const [search] = useSearchParams()
  const [start] = useState<BuilderStart | undefined>(() => {
    const layout = resumeLayouts.find((each) => each === search.get('layout'))
    return search.get('edit') === 'new' ? { kind: 'new', layout } : undefined
  })
  return start
}

/** Resumes that are made of the profile: the list, and the builder in its place. */
export function GeneratedResumes({
  fill,
}: {
  /** Ways to fill the profile from a file; told where they lead back to, the tab of resumes if undefined. */
  fill: (returnTo?: string) => ReactNode
}) {
  const t = useTranslations('mf-profile')
  const { api, queryClient } = usePlatform()
  const [start, setStart] = useState(useAskedStart())
  const section = useRef<HTMLDivElement>(null)
  const isAsked = useRef(start !== undefined)
  useEffect(() => {
    if (isAsked.current) section.current?.scrollIntoView({ block: 'start' })
  }, [])
  const makeButton = useFocusAfter(start !== undefined)
  const query = useQuery(generatedResumesQuery(api))
  // One that was asked for by its address, where there is no room for it.
  const isFull = start?.kind === 'new' && (query.data?.items.length ?? 0) >= maxGeneratedResumes
  const update = (items: GeneratedResume[]) =>
    queryClient.setQueryData(generatedResumesQuery(api).queryKey, (before) => ({ ...before, items }))
  const missing = <MissingCharacters of={query.data?.missing_characters} />
  return (
    <div ref={section}>
      <SettingsSection title={t('generated.title')} lead={t('generated.lead')}>
        {start && !isFull ? (
          <LazyModule load={loadBuilder}>
            {({ ResumeBuilder }) => (
              <ResumeBuilder
                start={start}
                notice={missing}
                fill={(layout) => fill(start.kind === 'new' ? urls.resumeBuilder(layout) : undefined)}
                onSaved={(items) => {
                  update(items)
                  setStart(undefined)
                }}
                onClose={() => setStart(undefined)}
              />
            )}
          </LazyModule>
        ) : (
          <QueryBoundary query={query} skeleton={<RowsSkeleton rows={2} />}>
            {({ items }) => (
              <Stack gap={16}>
                {items.length > 0 && missing}
                <ResumeList items={items} onStart={setStart} onChange={update} />
                {items.length < maxGeneratedResumes ? (
                  <div>
                    <Button variant="secondary" icon={Plus} ref={makeButton} onClick={() => setStart({ kind: 'new' })}>
                      {t('generated.make')}
                    </Button>
                  </div>
                ) : (
                  <Text size={15} tone="soft">
                    {t('generated.full')}
                  </Text>
                )}
                {fill()}
              </Stack>
            )}
          </QueryBoundary>
        )}
      </SettingsSection>
    </div>
  )
}

function ResumeList({
  items,
  onStart,
  onChange,
}: {
  items: GeneratedResume[]
  onStart: (start: BuilderStart) => void
  onChange: (items: GeneratedResume[]) => void
}) {
  const t = useTranslations('mf-profile')
  return items.length === 0 ? (
    <Text tone="soft">{t('generated.empty')}</Text>
  ) : (
    <DividedList label={t('generated.title')}>
      {items.map((resume) => (
        <li key={resume.id}>
          <GeneratedResumeItem
            resume={resume}
            onEdit={() => onStart({ kind: 'change', resume })}
            onCopy={items.length < maxGeneratedResumes ? () => onStart({ kind: 'copy', resume }) : undefined}
            onChange={onChange}
          />
        </li>
      ))}
    </DividedList>
  )
}
