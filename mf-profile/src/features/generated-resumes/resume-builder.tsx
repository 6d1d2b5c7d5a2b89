import { useIdempotencyKey } from '@jobspan/shared-features/idempotency'
import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { type CountryKey, type LanguageKey, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  getPhotoCustom,
  japaneseLayouts,
  layoutsWithoutPhoto,
  type PaperSize,
  paperSizes,
  type ResumeLayout,
  resumeSectionKeys,
  rewardLayouts,
} from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { GeneratedResume, GeneratedResumeBody } from '@jobspan/shared-kit/contracts/profile/generated-resumes'
import { Checkbox, media, NativeSelect, Stack, space, Text, TextField, TextLink } from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { styled } from 'styled-components'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { formFields } from '../../form-fields.ts'
import { profileQuery } from '../../profile/profile-query.ts'
import { EditorForm } from '../../settings/editor-form.tsx'
import { generatedResumesQuery, isResumeName, saveGeneratedResume } from './generated-resumes-api.ts'
import { ResumePreview } from './resume-preview.tsx'
import { RewardLayoutNote, useRewardLayouts } from './reward-layouts.tsx'
import { SectionOrder } from './section-order.tsx'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};

  ${media.wide} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    align-items: start;
  }
`
const Sticky = styled.div`
  min-inline-size: 0;

  ${media.wide} {
    position: sticky;
    inset-block-start: 88px;
  }
`

/** Countries whose printers hold Letter (ISO 216 is the paper of all others). */
const letterCountries: readonly CountryKey[] = ['us', 'ca']

/** What the builder begins with. */
export type BuilderStart =
  | { kind: 'change'; resume: GeneratedResume }
  | { kind: 'copy'; resume: GeneratedResume }
  | { kind: 'new'; layout?: ResumeLayout | undefined }

const useBuilder = (start: BuilderStart, onSaved: (items: GeneratedResume[]) => void) => {
  const t = useTranslations('mf-profile')
  const { api, locale, notify, queryClient } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const toBody = (from: GeneratedResume): GeneratedResumeBody => ({
    name: from.name,
    layout: from.layout,
    language: from.language,
    paper: from.paper,
    sections: from.sections,
    shows_photo: from.shows_photo,
  })
  const [original, setOriginal] = useState(start.kind === 'change' ? start.resume : undefined)
  const [body, setBody] = useState<GeneratedResumeBody>(() =>
    start.kind !== 'new'
      ? {
          ...toBody(start.resume),
          ...(start.kind === 'copy' && { name: t('resume.copyName', { name: start.resume.name }).slice(0, 80) }),
        }
      : {
          name: t('generated.defaultName'),
          layout: start.layout ?? (locale.country === 'jp' ? 'shokumukeirekisho' : 'classic'),
          shows_photo: getPhotoCustom(locale.country) === 'usual',
          language: locale.language,
          paper: letterCountries.includes(locale.country) ? 'us-letter' : 'a4',
          sections: [...resumeSectionKeys],
        },
  )
  const [nameError, setNameError] = useState<string>()
  const intent = useIdempotencyKey()
  const layouts = useRewardLayouts(original?.layout)
  const layoutError = layouts.isLocked(body.layout) ? t('generated.rewardMissing') : undefined
  const sectionsError = body.sections.length === 0 ? t('generated.sectionsNeeded') : undefined
  const save = useMutation({
    mutationFn: () => saveGeneratedResume(api, { resume: original, body, key: intent.getKey(body) }),
    onSuccess: ({ items }) => {
      notify(t('generated.saved'), 'success')
      onSaved(items)
    },
    onError: (error) => {
      const isChanged = isApiError(error) && error.code === errorCode.recordChanged
      const current = isChanged && (Object(error.body) as { data?: GeneratedResume }).data
      if (!current) return
      // What was changed here stays, and the next save replaces the other version.
      setOriginal(current)
      void queryClient.invalidateQueries({ queryKey: generatedResumesQuery(api).queryKey })
    },
  })
  const refusal = useFormRefusal()(save.error, formFields.updateGeneratedResume, toErrorMessage, {
    name: t('resume.nameInvalid'),
  })
  const isChangedElsewhere = isApiError(save.error) && save.error.code === errorCode.recordChanged
  return {
    body,
    change: (part: Partial<GeneratedResumeBody>) => setBody((before) => ({ ...before, ...part })),
    nameError: nameError ?? refusal.fields.name,
    sectionsError: sectionsError ?? refusal.fields.sections,
    layouts,
    layoutError,
    busy: save.isPending,
    errorMessage: isChangedElsewhere ? t('generated.changed') : refusal.summary,
    submit: async () => {
      const isValid = await isResumeName(body.name)
      setNameError(isValid ? undefined : t('resume.nameInvalid'))
      if (isValid && !sectionsError && !layoutError) save.mutate()
    },
  }
}

/** The photo on the resume, where custom has it; where it is unwanted, only to take it off. An avatar that was generated is none. */
function PhotoSwitch({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const t = useTranslations('mf-profile')
  const { locale, api } = usePlatform()
  const link = useInternalLink()
  const session = useSession()
  const [wasOn] = useState(checked)
  const hasAvatar = session.kind === 'member' && session.user.avatar !== null
  const profile = useQuery({ ...profileQuery(api), enabled: hasAvatar && checked })
  if (getPhotoCustom(locale.country) === 'unwanted' && !wasOn) return null
  const hasPhoto = hasAvatar && !profile.data?.is_avatar_generated
  return (
    <Stack gap={4}>
      <Checkbox label={t('generated.photo')} checked={checked} onChange={() => onChange(!checked)} />
      {checked && !hasPhoto && (
        <Text size={15} tone="soft">
          {t('generated.photoMissing')}{' '}
          <TextLink {...link(urls.manageProfile('profile', 'avatar'))}>{t('generated.photoAdd')}</TextLink>
        </Text>
      )}
    </Stack>
  )
}

function BuilderFields({
  body,
  change,
  nameError,
  sectionsError,
  layouts,
  layoutError,
}: Pick<ReturnType<typeof useBuilder>, 'body' | 'change' | 'nameError' | 'sectionsError' | 'layouts' | 'layoutError'>) {
  const t = useTranslations('mf-profile')
  const isJapanese = japaneseLayouts.includes(body.layout)
  return (
    <Stack gap={16}>
      <TextField
        label={t('generated.name')}
        value={body.name}
        maxLength={80}
        error={nameError}
        onChange={(event) => change({ name: event.target.value })}
      />
      <NativeSelect
        label={t('generated.layoutLabel')}
        value={body.layout}
        error={layoutError}
        options={layouts.offered.map((value) => {
          const layout = t(`generated.layout.${value}`)
          const isReward = rewardLayouts.includes(value)
          return {
            value,
            label: isReward ? t('generated.rewardLayout', { layout }) : layout,
            disabled: layouts.isLocked(value),
          }
        })}
        onChange={(event) => change({ layout: event.target.value as ResumeLayout })}
      />
      {layouts.hasNote && <RewardLayoutNote until={layouts.until} />}
      <NativeSelect
        label={t('generated.language')}
        hint={t(isJapanese ? 'generated.languageFixed' : 'generated.languageHint')}
        value={isJapanese ? 'ja' : body.language}
        disabled={isJapanese}
        options={languages.map(({ key, label }) => ({ value: key, label }))}
        onChange={(event) => change({ language: event.target.value as LanguageKey })}
      />
      <NativeSelect
        label={t('generated.paper')}
        value={body.paper}
        options={paperSizes.map((value) => ({ value, label: t(`generated.paperSize.${value}`) }))}
        onChange={(event) => change({ paper: event.target.value as PaperSize })}
      />
      {!layoutsWithoutPhoto.includes(body.layout) && (
        <PhotoSwitch checked={body.shows_photo} onChange={(shows_photo) => change({ shows_photo })} />
      )}
      {!isJapanese && (
        <SectionOrder value={body.sections} error={sectionsError} onChange={(sections) => change({ sections })} />
      )}
    </Stack>
  )
}

/** How a resume is made of the profile, beside a picture of what comes of it. */
export function ResumeBuilder({
  start,
  notice,
  fill,
  onSaved,
  onClose,
}: {
  start: BuilderStart
  /** What is said above the preview. */
  notice: ReactNode
  /** Ways to fill the profile from a file, to come back to a layout. */
  fill: (layout: ResumeLayout) => ReactNode
  onSaved: (items: GeneratedResume[]) => void
  onClose: () => void
}) {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  const { body, change, nameError, sectionsError, layouts, layoutError, ...form } = useBuilder(start, onSaved)
  const shown = useDeferredValue(body)
  return (
    <Columns>
      <Stack gap={32}>
        <EditorForm
          wide
          submit={t('save')}
          busy={form.busy}
          errorMessage={form.errorMessage}
          onSubmit={() => void form.submit()}
          onCancel={onClose}
        >
          <BuilderFields
            body={body}
            change={change}
            nameError={nameError}
            sectionsError={sectionsError}
            layouts={layouts}
            layoutError={layoutError}
          />
        </EditorForm>
        <Stack gap={12} align="start">
          <Text size={15} tone="soft">
            {t('generated.fill')} <TextLink {...link(urls.manageProfile())}>{t('generated.editProfile')}</TextLink>
          </Text>
          {fill(body.layout)}
        </Stack>
      </Stack>
      <Sticky>
        <Stack gap={16}>
          {notice}
          {shown.sections.length > 0 && <ResumePreview options={shown} />}
        </Stack>
      </Sticky>
    </Columns>
  )
}
