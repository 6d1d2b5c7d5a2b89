import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import { Badge, Inline, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { BadgeCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { LazyModule } from '../../settings/lazy-module.tsx'
import { type RowAction, SettingRow } from '../../settings/setting-row.tsx'

const loadEditor = () => import('./email-editor.tsx')

/** It has no place to break at, and may be longer than a phone is wide. */
const Address = styled.span`
  overflow-wrap: anywhere;
`

/** The account's address: verified by a code, changed by a code to the new one. */
export function EmailRow({ user }: { user: SessionUser }) {
  const t = useTranslations('mf-profile')
  const editor = (kind: 'verify' | 'change') => (close: () => void) => (
    <LazyModule load={loadEditor}>
      {({ EmailEditor }) => <EmailEditor kind={kind} email={user.email} onDone={close} />}
    </LazyModule>
  )
  const actions: RowAction[] = [{ id: 'change', label: t('change'), editor: editor('change') }]
  if (!user.is_email_verify) actions.unshift({ id: 'verify', label: t('verify'), editor: editor('verify') })
  return (
    <SettingRow label={t('email.label')} actions={actions}>
      <Inline gap={8}>
        <Text direction="ltr">
          <Address>{user.email}</Address>
        </Text>
        {user.is_email_verify ? (
          <Badge tone="success" icon={BadgeCheck}>
            {t('verified')}
          </Badge>
        ) : (
          <Badge tone="warning">{t('notVerified')}</Badge>
        )}
      </Inline>
    </SettingRow>
  )
}
