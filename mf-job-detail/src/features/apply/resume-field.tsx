import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { useOwnDay } from '@jobspan/shared-features/own-day'
import {
  acceptedResumeFiles,
  findResumeFileDamage,
  formatFileSize,
  getResumeFileError,
  maxResumeBytes,
} from '@jobspan/shared-features/resumes/resume-file'
import type { Resume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { Button, RadioGroup, SkeletonText, Stack, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useApplyTexts } from './apply-texts/use-apply-texts.ts'
import { ChosenFile } from './chosen-file.tsx'
import { chooseFile, type ResumeChoice } from './resume-choice.ts'
import { resumesQuery } from './resumes-query.ts'

const HiddenInput = styled.input`
  display: none;
`
const Note = styled.div`
  min-block-size: 1lh;
`

/** docs/product-rules.md#three-resumes */
const maxResumes = 3

type Props = {
  choice: ResumeChoice | undefined
  onChange: (choice: ResumeChoice) => void
  isMember: boolean
}

/** Which resume goes along. Members choose among those that they attached, or attach one here; guests may attach one. */
export const ResumeField = ({ choice, onChange, isMember }: Props) => {
  const t = useApplyTexts()
  const { api } = usePlatform()
  const resumes = useQuery({ ...resumesQuery(api), enabled: isMember })
  const attached = resumes.data
  // Who attached resumes means to send one: their default or the newest is chosen, until they choose.
  useEffect(() => {
    if (!isMember || choice !== undefined || attached === undefined) return
    const likeliest = attached.find((resume) => resume.is_default) ?? attached[0]
    onChange(likeliest ? { kind: 'attached', id: likeliest.id } : { kind: 'none' })
  }, [isMember, choice, attached, onChange])

  if (!isMember || attached?.length === 0)
    return <FilePicker label={t('resume.attach')} choice={choice} onChange={onChange} />
  return (
    <QueryBoundary query={resumes} skeleton={<SkeletonText lines={3} />}>
      {(all) => <AttachedResumes resumes={all} choice={choice} onChange={onChange} />}
    </QueryBoundary>
  )
}

const AttachedResumes = ({
  resumes,
  choice,
  onChange,
}: Pick<Props, 'choice' | 'onChange'> & { resumes: readonly Resume[] }) => {
  const t = useApplyTexts()
  const dayOf = useOwnDay()
  const { locale } = usePlatform()
  const value = choice?.kind === 'attached' ? String(choice.id) : (choice?.kind ?? '')
  return (
    <Stack gap={8}>
      <RadioGroup
        label={t('resume.label')}
        name="resume"
        value={value}
        onChange={(name) => {
          if (name === 'none') onChange({ kind: 'none' })
          else if (name !== 'file') onChange({ kind: 'attached', id: Number(name) })
        }}
        options={[
          ...resumes.map(({ id, filename, kind, size, uploaded_at }) => ({
            value: String(id),
            label: `${filename}.${kind}`,
            detail: `${formatFileSize(size, locale)} · ${dayOf(uploaded_at)}`,
          })),
          ...(choice?.kind === 'file'
            ? [{ value: 'file', label: choice.file.name, detail: formatFileSize(choice.file.size, locale) }]
            : []),
          { value: 'none', label: t('resume.none') },
        ]}
      />
      {resumes.length < maxResumes ? (
        <FilePicker label={t('resume.another')} choice={undefined} onChange={onChange} />
      ) : (
        <Text size={15} tone="soft">
          {t('resume.full')}
        </Text>
      )}
    </Stack>
  )
}

/** A button that opens the device's own files, and in its place the file that was chosen. */
const FilePicker = ({ label, choice, onChange }: Pick<Props, 'choice' | 'onChange'> & { label: string }) => {
  const t = useApplyTexts()
  const { locale } = usePlatform()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const pick = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // The same file may be chosen again.
    currentTarget.value = ''
    if (!file) return
    const error = getResumeFileError(file) ?? (await findResumeFileDamage(file).catch(() => 'damaged' as const))
    setFault(error && t(`resume.fault.${error}`, { size: formatFileSize(maxResumeBytes, locale) }))
    if (!error) onChange(chooseFile(file))
  }
  if (choice?.kind === 'file') return <ChosenFile file={choice.file} onRemove={() => onChange({ kind: 'none' })} />
  return (
    <Stack gap={4} align="start">
      <Button variant="secondary" size="small" icon={Paperclip} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <HiddenInput
        ref={input}
        type="file"
        accept={acceptedResumeFiles}
        aria-label={label}
        onChange={(event) => void pick(event)}
      />
      <Note>
        <Text size={15} tone={fault ? 'danger' : 'soft'}>
          {fault ? (
            <span role="alert">{fault}</span>
          ) : (
            t('resume.rules', { size: formatFileSize(maxResumeBytes, locale) })
          )}
        </Text>
      </Note>
    </Stack>
  )
}
