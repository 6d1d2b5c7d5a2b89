import { formatFileSize } from '@jobspan/shared-features/resumes/resume-file'
import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import { fullName } from '@jobspan/shared-kit/contracts/members/person-name'
import { avatarLimits } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { Avatar, Button, Inline, LazyDialog, Notice, Stack, Text, visuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { Shapes, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { useUpdateSessionUser } from '../../account/use-update-session-user.ts'
import { useUpdateProfileCache } from '../../profile-completion/use-update-profile-cache.ts'
import { LazyModule } from '../../settings/lazy-module.tsx'
import { removeAvatar, sendAvatar } from './avatar-api.ts'
import { type Crop, centredCrop } from './crop.ts'
import { CropArea } from './crop-area.tsx'

/** A browser reads BMP too, and sends what it drew of it. */
const accepted = [...avatarLimits.mediaTypes, 'image/bmp']
const quality = 0.9

const Picker = styled.input`
  ${visuallyHidden}
`

const Generated = styled.div`
  outline: none;
`

const loadGenerateAvatar = () => import('./generate-avatar.tsx')

type Chosen = { picture: ImageBitmap; crop: Crop }

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** The picture that was chosen, or why it cannot be taken. */
const useChosenPicture = () => {
  const t = useTranslations('mf-profile')
  const { locale } = usePlatform()
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState<string>()
  const choose = async (file: File) => {
    setProblem(undefined)
    if (file.size > avatarLimits.bytes) {
      setProblem(t('manage.avatar.tooLarge', { size: formatFileSize(avatarLimits.bytes, locale) }))
      return
    }
    try {
      const picture = await createImageBitmap(file)
      setChosen({ picture, crop: centredCrop(picture) })
    } catch {
      setProblem(t('manage.avatar.unreadable'))
    }
  }
  const clear = () => {
    setChosen(undefined)
    setProblem(undefined)
  }
  return { chosen, setChosen, problem, choose, clear }
}

/** Chooses, crops and saves the member's picture, or takes it away. */
export function AvatarDialog({ user, open, onClose }: { user: SessionUser; open: boolean; onClose: () => void }) {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  const updateSessionUser = useUpdateSessionUser()
  const { api, locale, notify } = usePlatform()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { chosen, setChosen, problem, choose, clear } = useChosenPicture()
  const writeProfile = useUpdateProfileCache()
  const onSaved = (saved: SessionUser, text: string, isGenerated = false) => {
    updateSessionUser(saved)
    writeProfile(() => ({ is_avatar_generated: isGenerated }))
    notify(text, 'success')
    onClose()
  }
  const saving = useMutation({
    mutationFn: async () => {
      const picture = canvas.current && (await toJpeg(canvas.current))
      if (!picture) throw new Error('the browser made no file of the picture')
      return sendAvatar(picture, locale)
    },
    onSuccess: (saved) => onSaved(saved, t('manage.avatar.saved')),
  })
  const removal = useMutation({
    mutationFn: () => removeAvatar(api),
    onSuccess: (saved) => onSaved(saved, t('manage.avatar.removed')),
  })
  const error = saving.error ?? removal.error
  const { reset: resetSaving } = saving
  const { reset: resetRemoval } = removal
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog that is opened again begins anew.
  useEffect(() => {
    if (!open) return
    clear()
    resetSaving()
    resetRemoval()
  }, [open])
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={t('manage.avatar.title')}
      footer={
        chosen ? (
          <>
            <Button variant="secondary" onClick={clear}>
              {t('manage.avatar.another')}
            </Button>
            <Button loading={saving.isPending} onClick={() => saving.mutate()}>
              {t('save')}
            </Button>
          </>
        ) : undefined
      }
    >
      <Stack gap={16}>
        {chosen ? (
          <CropArea
            picture={chosen.picture}
            crop={chosen.crop}
            canvas={canvas}
            onCrop={(crop) => setChosen({ ...chosen, crop })}
          />
        ) : (
          <Choice
            user={user}
            removing={removal.isPending}
            onChoose={(file) => void choose(file)}
            onRemove={() => removal.mutate()}
            onGenerated={(saved) => onSaved(saved, t('manage.avatar.saved'), true)}
          />
        )}
        {(problem || error) && (
          <Notice severity="error" live>
            {problem ?? toErrorMessage(error)}
          </Notice>
        )}
      </Stack>
    </LazyDialog>
  )
}

function Choice({
  user,
  removing,
  onChoose,
  onRemove,
  onGenerated,
}: {
  user: SessionUser
  removing: boolean
  onChoose: (file: File) => void
  onRemove: () => void
  onGenerated: (user: SessionUser) => void
}) {
  const t = useTranslations('mf-profile')
  const { locale } = usePlatform()
  const picker = useRef<HTMLInputElement>(null)
  const [isGenerating, setGenerating] = useState(false)
  const generated = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isGenerating) generated.current?.focus()
  }, [isGenerating])
  return (
    <Stack gap={24}>
      <Stack gap={16} align="center">
        <Avatar name={fullName(user)} image={user.avatar} size={96} />
        <Inline gap={8} justify="center">
          <Button icon={Upload} onClick={() => picker.current?.click()}>
            {t('manage.avatar.choose')}
          </Button>
          {user.avatar && (
            <Button variant="quiet" loading={removing} onClick={onRemove}>
              {t('manage.avatar.remove')}
            </Button>
          )}
        </Inline>
        <Picker
          ref={picker}
          type="file"
          accept={accepted.join()}
          tabIndex={-1}
          aria-label={t('manage.avatar.choose')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onChoose(file)
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
        <Text size={15} tone="soft" align="center">
          {t('manage.avatar.rules', { size: formatFileSize(avatarLimits.bytes, locale) })}
        </Text>
        {!isGenerating && (
          <Button variant="quiet" icon={Shapes} onClick={() => setGenerating(true)}>
            {t('manage.avatar.generate')}
          </Button>
        )}
      </Stack>
      {isGenerating && (
        <Generated ref={generated} tabIndex={-1}>
          <LazyModule load={loadGenerateAvatar}>
            {({ GenerateAvatar }) => <GenerateAvatar onSaved={onGenerated} />}
          </LazyModule>
        </Generated>
      )}
    </Stack>
  )
}
