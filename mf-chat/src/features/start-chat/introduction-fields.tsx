import { getKnownName, missingNamePart } from '@jobspan/shared-kit/contracts/members/person-name'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { Stack, Text, TextField } from '@jobspan/shared-kit/design'
import { useFieldErrorText, useTranslations } from '@jobspan/shared-kit/i18n'
import { useSession } from '@jobspan/shared-kit/session'
import { useState } from 'react'
import type { Introduction } from './start-chat.ts'

/** As in the contract, whose code is fetched when it is sent. */
const maxAboutLength: typeof import('@jobspan/shared-kit/contracts/chats/chats').maxIntroductionLength = 200

/** What a member types to say who they are, where the recruiter would not know (docs/product-rules.md#introduction-before-chat). */
export const useIntroduction = (isNeeded: boolean) => {
  const session = useSession()
  const fieldErrorText = useFieldErrorText()
  const [given, setGiven] = useState({ firstName: '', lastName: '', about: '' })
  const asksName = session.kind === 'member' && getKnownName(session.user) === ''
  const about = toCleanLine(given.about)
  const firstName = toCleanLine(given.firstName)
  const errors = {
    firstName: isNeeded && asksName && firstName === '' ? fieldErrorText('required') : '',
    about: !isNeeded
      ? ''
      : about === ''
        ? fieldErrorText('required')
        : about.length > maxAboutLength
          ? fieldErrorText('tooLong', maxAboutLength)
          : '',
  }
  const name = asksName ? { first_name: firstName, last_name: toCleanLine(given.lastName) || missingNamePart } : {}
  const introduction: Introduction | undefined = isNeeded ? { ...name, about } : undefined
  return { given, setGiven, asksName, errors, isComplete: errors.firstName === '' && errors.about === '', introduction }
}

type Props = ReturnType<typeof useIntroduction> & {
  recruiterName: string
  /** Whether what is missing is said already. */
  isAsked: boolean
  refused: Readonly<Record<string, string | undefined>>
}

/** A name where there is none, and one line. */
export function IntroductionFields({ given, setGiven, asksName, errors, recruiterName, isAsked, refused }: Props) {
  const t = useTranslations('mf-chat')
  const shown = (own: string, field: string) => (isAsked && own !== '' ? own : refused[field])
  return (
    <Stack gap={16}>
      <Text size={15} tone="soft">
        {t('introduction.body', { name: recruiterName })}
      </Text>
      {asksName && (
        <>
          <TextField
            label={t('introduction.firstName')}
            autoComplete="given-name"
            error={shown(errors.firstName, 'firstName')}
            value={given.firstName}
            onChange={({ target }) => setGiven({ ...given, firstName: target.value })}
          />
          <TextField
            label={t('introduction.lastName')}
            autoComplete="family-name"
            error={refused.lastName}
            value={given.lastName}
            onChange={({ target }) => setGiven({ ...given, lastName: target.value })}
          />
        </>
      )}
      <TextField
        label={t('introduction.about')}
        hint={t('introduction.aboutHint')}
        error={shown(errors.about, 'about')}
        value={given.about}
        onChange={({ target }) => setGiven({ ...given, about: target.value })}
      />
    </Stack>
  )
}
