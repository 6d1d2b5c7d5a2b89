import { color, fontSize, Icon, radius, space, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { NotebookPen } from 'lucide-react'
import { styled } from 'styled-components'
import { LazyModule } from '../../settings/lazy-module.tsx'

const loadNoteEditor = () => import('./note-editor.tsx')

const Box = styled.div`
  margin-block-start: ${space[12]};
`
const Note = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[8]};
  max-inline-size: 42.5rem;
  padding-block: ${space[8]};
  padding-inline: ${space[12]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  line-height: 1.5;
`
const Mark = styled.span`
  padding-block-start: 2px;
`
const Content = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: plaintext;
  text-align: start;
`

type Props = { jobId: number; note: string | null; isEditing: boolean; onEnd: () => void }

/** The seeker's note about a job, or its editor. */
export function JobNote({ jobId, note, isEditing, onEnd }: Props) {
  const t = useTranslations('mf-profile')
  if (isEditing)
    return (
      <Box>
        <LazyModule load={loadNoteEditor}>
          {({ NoteEditor }) => <NoteEditor jobId={jobId} note={note ?? ''} onEnd={onEnd} />}
        </LazyModule>
      </Box>
    )
  if (!note) return null
  return (
    <Box>
      <Note>
        <Mark>
          <Icon glyph={NotebookPen} size={16} />
        </Mark>
        <Content>
          <VisuallyHidden>{t('myJobs.note.label')}: </VisuallyHidden>
          {note}
        </Content>
      </Note>
    </Box>
  )
}
