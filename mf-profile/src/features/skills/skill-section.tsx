import type { MemberSkill } from '@jobspan/shared-kit/contracts/profile/member-skills'
import { maxRecords } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import type { ListEntryOf } from '../../profile/profile-names.ts'
import { SkillsSummary } from '../../records/record-summaries.tsx'
import { ShortRecordSection } from '../../records/short-record-section.tsx'
import { useRecordChanges } from '../../records/use-record-changes.ts'
import { LazyModule } from '../../settings/lazy-module.tsx'
import { deleteSkill, orderSkills, saveSkill } from './skill-api.ts'

const loadEditor = () => import('./skill-editor.tsx')

/** The skills of the profile, as recruiters read them. */
export function SkillSection({
  items,
  entryOf,
  functionTitleId,
}: {
  items: readonly MemberSkill[]
  entryOf: ListEntryOf
  /** What the member looks for: skills that are common there are suggested first. */
  functionTitleId: number | undefined
}) {
  const t = useTranslations('mf-profile')
  const changes = useRecordChanges('skills', {
    create: (api, { id: _, version: __, ...body }) => saveSkill(api, body, undefined, crypto.randomUUID()),
    remove: deleteSkill,
    order: orderSkills,
  })
  return (
    <ShortRecordSection
      part="skills"
      title={t('manage.skills.title')}
      items={items}
      max={maxRecords.skills}
      draft="skill"
      add={t('manage.skills.add')}
      empty={t('manage.skills.empty')}
      name={({ name }) => name}
      deleted={({ name }) => t('work.deleted', { name: isolateBidi(name) })}
      shown={<SkillsSummary skills={items} entryOf={entryOf} />}
      show={({ name, proficiency_id }, titleId) => {
        const level = entryOf('skill_proficiency_lists', proficiency_id)?.value
        return (
          <Text id={titleId}>
            <bdi>{name}</bdi>
            {level !== undefined && (
              <Text as="span" size={15} tone="soft">
                {' '}
                · {level}
              </Text>
            )}
          </Text>
        )
      }}
      editor={(known, onDone) => (
        <LazyModule load={loadEditor}>
          {({ SkillEditor }) => <SkillEditor known={known} functionTitleId={functionTitleId} onDone={onDone} />}
        </LazyModule>
      )}
      {...changes}
    />
  )
}
