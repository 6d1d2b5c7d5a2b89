import { formatFileSize } from '@jobspan/shared-features/resumes/resume-file'
import { color, Icon, IconButton, radius, space, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { FileText, X } from 'lucide-react'
import { styled } from 'styled-components'
import { useApplyTexts } from './apply-texts/use-apply-texts.ts'

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  padding: ${space[4]} ${space[4]} ${space[4]} ${space[12]};
  padding-inline: ${space[12]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
`
const Name = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/** The file that goes along, and the way to take it back. */
export const ChosenFile = ({ file, onRemove }: { file: File; onRemove: () => void }) => {
  const t = useApplyTexts()
  const { locale } = usePlatform()
  return (
    <Row>
      <Icon glyph={FileText} />
      <Name>
        <Text size={15}>
          <bdi>{file.name}</bdi>
        </Text>
        <Text size={13} tone="soft">
          {formatFileSize(file.size, locale)}
        </Text>
      </Name>
      <IconButton glyph={X} label={t('resume.remove', { name: file.name })} onClick={onRemove} />
    </Row>
  )
}
