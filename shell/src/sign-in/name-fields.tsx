import { asksFamilyNameFirst } from '@jobspan/shared-kit/contracts/members/person-name'
import { Grid, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'

/** First and last name in the order of the language. */
export const NameFields = ({
  fieldError,
  firstName,
  lastName,
}: {
  fieldError(field: 'first_name' | 'last_name'): string | undefined
  firstName?: string
  lastName?: string
}) => {
  const t = useTranslations('shell')
  const { locale } = usePlatform()
  const first = (
    <TextField
      key="first"
      label={t('account.firstName')}
      name="first_name"
      autoComplete="given-name"
      defaultValue={firstName}
      error={fieldError('first_name')}
    />
  )
  const last = (
    <TextField
      key="last"
      label={t('account.lastName')}
      name="last_name"
      autoComplete="family-name"
      defaultValue={lastName}
      error={fieldError('last_name')}
    />
  )
  return (
    <Grid columns={2} gap={16}>
      {asksFamilyNameFirst(locale.language) ? [last, first] : [first, last]}
    </Grid>
  )
}
