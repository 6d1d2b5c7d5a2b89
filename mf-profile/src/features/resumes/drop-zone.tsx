import { acceptedResumeFiles, formatFileSize } from '@jobspan/shared-features/resumes/resume-file'
import { Button, color, media, motion, radius, space, Text, visuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { profileLimits } from '../../profile/profile-limits.ts'

const Zone = styled.div<{ $over: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[12]};
  padding: ${space[32]} ${space[16]};
  border: 1.5px dashed ${({ $over }) => ($over ? color.accent : color.lineControl)};
  border-radius: ${radius.card};
  background: ${({ $over }) => ($over ? color.accentWash : color.surface)};
  text-align: center;
  transition:
    background-color ${motion.feedback},
    border-color ${motion.feedback};
`
/** Nothing is dragged where there is nothing that hovers. */
const Hovering = styled.div`
  display: none;

  ${media.hover} {
    display: block;
  }
`
const Picker = styled.input`
  ${visuallyHidden}
`

/** Files are chosen by the button, or dropped here. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTranslations('mf-profile')
  const { locale } = usePlatform()
  const [isOver, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const leave = (event: DragEvent) => {
    // Passing over what lies in the zone is no leaving.
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
  }
  return (
    <Zone
      $over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={leave}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <Button variant="secondary" icon={Upload} onClick={() => picker.current?.click()}>
        {t('resume.choose')}
      </Button>
      <Picker
        ref={picker}
        type="file"
        accept={acceptedResumeFiles}
        multiple
        tabIndex={-1}
        aria-label={t('resume.choose')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <Hovering>
        <Text size={15} align="center">
          {t('resume.drop')}
        </Text>
      </Hovering>
      <Text size={15} tone="soft" align="center">
        {t('resume.rules', {
          size: formatFileSize(profileLimits.maxResumeBytes, locale),
          max: profileLimits.maxResumes,
        })}
      </Text>
    </Zone>
  )
}
