import { Button } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useSession } from '@jobspan/shared-kit/session'
import { Pencil } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { useEditorRequest } from '../manage-profile/editor-requests.tsx'
import { ProfileSection } from '../manage-profile/profile-section.tsx'
import { readDraft } from '../profile-completion/draft.ts'
import { Outdent } from '../settings/outdent.tsx'
import { useFocusAfter } from '../settings/use-focus-after.ts'
import { RecordSection } from './record-section.tsx'

/** Whether a form of these records was left open. */
const useHasDraft = (draft: string, items: readonly { id: number }[]) => {
  const session = useSession()
  const owner = session.kind === 'member' ? session.user.id : 0
  return () => ['new', ...items.map(({ id }) => id)].some((id) => readDraft(`${owner}.${draft}.${id}`))
}

/** Records of some words each, such as skills: shown beside each other, and below each other while they are changed. */
export function ShortRecordSection<Item extends { id: number }>({
  shown,
  ...props
}: Omit<ComponentProps<typeof RecordSection<Item>>, 'dense' | 'onDone'> & { shown: ReactNode }) {
  const t = useTranslations('mf-profile')
  const { part, title, items, draft } = props
  const [isEditing, setEditing] = useState(items.length === 0)
  const editButton = useFocusAfter(isEditing)
  const hasDraft = useHasDraft(draft, items)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was left open before this page came is opened.
  useEffect(() => {
    if (hasDraft()) setEditing(true)
  }, [])
  useEditorRequest(part, () => setEditing(true))
  if (isEditing)
    return <RecordSection {...props} dense onDone={items.length > 0 ? () => setEditing(false) : undefined} />
  return (
    <ProfileSection
      part={part}
      title={title}
      action={
        <Outdent>
          <Button
            variant="quiet"
            size="small"
            icon={Pencil}
            label={t('manage.editNamed', { name: title })}
            onClick={() => setEditing(true)}
            ref={editButton}
          >
            {t('records.edit')}
          </Button>
        </Outdent>
      }
    >
      {shown}
    </ProfileSection>
  )
}
