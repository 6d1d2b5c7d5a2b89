import type { SessionUser } from '@jobspan/shared-kit/contracts/session'
import { Badge, Inline, Text } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { useTakeUser } from '../../account/use-take-user.ts'
import { useConfirmedAction } from '../../confirmation/use-confirmed-action.ts'
import { OnDemand } from '../../settings/on-demand.tsx'
import { Question } from '../../settings/question.tsx'
import { type RowAction, SettingRow } from '../../settings/setting-row.tsx'
import { removeNumber } from './verify-mobile.ts'

const loadEditor = () => import('./mobile-editor.tsx')

/** The account's mobile number: added and changed by a code that is texted to it. */
export function MobileRow({ user }: { user: SessionUser }) {
  const t = useText('mf-profile')
  const { api, notify } = usePlatform()
  const takeUser = useTakeUser()
  const [asking, setAsking] = useState(false)
  const remove = useConfirmedAction({
    action: () => removeNumber(api),
    onSuccess: (answer) => {
      takeUser(answer.user)
      notify(t('mobile.removed'), 'success')
      setAsking(false)
    },
  })
  const editor = (number: string) => (close: () => void) => (
    <OnDemand load={loadEditor}>{({ MobileEditor }) => <MobileEditor number={number} onDone={close} />}</OnDemand>
  )
  const number = user.phone_num
  const actions: RowAction[] = [{ id: 'change', label: t(number ? 'change' : 'add'), editor: editor('') }]
  if (number && !user.is_mobile_verified) actions.unshift({ id: 'verify', label: t('verify'), editor: editor(number) })
  if (number) actions.push({ id: 'remove', label: t('remove'), hasPopup: true, onPress: () => setAsking(true) })
  return (
    <>
      <SettingRow label={t('mobile.label')} actions={actions} hint={number ? undefined : t('mobile.none')}>
        {number && (
          <Inline gap={8}>
            <Text direction="ltr" numeric>
              {number}
            </Text>
            {user.is_mobile_verified ? (
              <Badge tone="success" icon={BadgeCheck}>
                {t('verified')}
              </Badge>
            ) : (
              <Badge tone="warning">{t('notVerified')}</Badge>
            )}
          </Inline>
        )}
      </SettingRow>
      <Question
        open={asking}
        title={t('mobile.removeTitle')}
        answer={t('remove')}
        busy={remove.isPending}
        problem={remove.problem}
        onAnswer={() => remove.run()}
        onClose={() => {
          setAsking(false)
          remove.reset()
        }}
      >
        {t('mobile.removeBody')}
      </Question>
    </>
  )
}
