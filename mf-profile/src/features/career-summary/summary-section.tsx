import type { CareerSummary } from '@jobspan/shared-kit/contracts/profile/career-summary'
import { Button, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useSession } from '@jobspan/shared-kit/session'
import { Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useEditorRequest } from '../../manage-profile/editor-requests.tsx'
import { ProfileSection } from '../../manage-profile/profile-section.tsx'
import { readDraft } from '../../profile-completion/draft.ts'
import { EmptySection } from '../../records/empty-section.tsx'
import { MultilineText } from '../../records/multiline-text.tsx'
import { LazyModule } from '../../settings/lazy-module.tsx'
import { Outdent } from '../../settings/outdent.tsx'
import { useFocusAfter } from '../../settings/use-focus-after.ts'

const loadUndo = () => import('./undo-accepted-draft.tsx')
const loadEditor = () => import('./summary-editor.tsx')

/** What the member says of themselves, as recruiters read it. */
export function SummarySection({ summary }: { summary: CareerSummary }) {
  const t = useTranslations('mf-profile')
  const session = useSession()
  const [isEditing, setEditing] = useState(false)
  /** What an accepted draft took the place of. */
  const [replaced, setReplaced] = useState<string>()
  const button = useFocusAfter(isEditing)
  const owner = session.kind === 'member' ? session.user.id : 0
  useEffect(() => {
    if (readDraft(`${owner}.summary`)) setEditing(true)
  }, [owner])
  const edit = () => {
    setReplaced(undefined)
    setEditing(true)
  }
  useEditorRequest('summary', edit)
  const hasText = summary.text !== null && summary.text !== ''
  return (
    <ProfileSection
      part="summary"
      title={t('manage.summary.title')}
      action={
        hasText &&
        !isEditing && (
          <Outdent>
            <Button
              variant="quiet"
              size="small"
              icon={Pencil}
              label={t('manage.editNamed', { name: t('manage.summary.title') })}
              onClick={edit}
              ref={button}
            >
              {t('records.edit')}
            </Button>
          </Outdent>
        )
      }
    >
      {isEditing ? (
        <LazyModule load={loadEditor}>
          {({ SummaryEditor }) => (
            <SummaryEditor
              summary={summary}
              onDone={() => setEditing(false)}
              onDraftAccepted={(before) => {
                setReplaced(before)
                setEditing(false)
              }}
            />
          )}
        </LazyModule>
      ) : hasText ? (
        <SummaryText summary={summary} />
      ) : (
        <EmptySection text={t('manage.summary.empty')} add={t('manage.summary.add')} onAdd={edit} ref={button} />
      )}
      {replaced !== undefined && (
        <LazyModule load={loadUndo}>
          {({ UndoAcceptedDraft }) => (
            <UndoAcceptedDraft
              before={replaced}
              version={summary.version}
              onUndone={() => {
                setReplaced(undefined)
                button.current?.focus()
              }}
            />
          )}
        </LazyModule>
      )}
    </ProfileSection>
  )
}

function SummaryText({ summary }: { summary: CareerSummary }) {
  const t = useTranslations('mf-profile')
  return (
    <Stack gap={8}>
      <MultilineText>{summary.text ?? ''}</MultilineText>
      {summary.is_generated && (
        <Text size={13} tone="soft">
          {t('manage.summary.generated')}
        </Text>
      )}
    </Stack>
  )
}
