import type { SigningKey } from '@jobspan/shared-kit/contracts/registry/keys'
import { Inline, Notice, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { KeyRound, Trash2 } from 'lucide-react'
import { ReasonButton } from '../../components/reason-button.tsx'
import { useActivateKey } from '../../operations/activate-key.ts'
import { useShells } from '../../operations/list-shells.ts'
import { useRetireKey } from '../../operations/retire-key.ts'
import { useConsoleText } from '../../texts.ts'
import { shellsNotSeenSince } from './rotation.ts'

/** Enough of a key's name to tell it from the others. */
const shortKey = (kid: string): string => kid.slice(0, 8)

/** What an administrator can do with a key next. The one that signs waits for its successor. */
export function KeyActions({ signingKey }: { signingKey: SigningKey }) {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const activate = useActivateKey()
  const retire = useRetireKey()
  const { kid, state } = signingKey
  const name = shortKey(kid)
  // Its private half could not be deleted; retiring it again tries anew.
  const isRetired = state === 'retired'
  if (state === 'active') return null
  return (
    <Inline gap={8}>
      {state === 'next' && (
        <ReasonButton
          icon={KeyRound}
          variant="primary"
          label={t('keys.activate')}
          name={t('keys.activateName', { name })}
          title={t('keys.activateTitle', { name })}
          confirm={t('keys.activate')}
          act={(reason) => activate.mutateAsync({ kid, reason }).then(() => notify(t('keys.activated'), 'success'))}
        >
          <Text tone="soft">{t('keys.activateBody')}</Text>
          <UnseenShells signingKey={signingKey} />
        </ReasonButton>
      )}
      <ReasonButton
        icon={Trash2}
        label={t(isRetired ? 'keys.delete' : 'keys.retire')}
        name={t(isRetired ? 'keys.deleteName' : 'keys.retireName', { name })}
        title={t(isRetired ? 'keys.deleteTitle' : 'keys.retireTitle', { name })}
        confirm={t(isRetired ? 'keys.delete' : 'keys.retire')}
        confirmVariant="danger"
        act={(reason) =>
          retire.mutateAsync({ kid, reason }).then(() => notify(t('keys.retiredNow', { name }), 'success'))
        }
      >
        <Text tone="soft">
          {t(isRetired ? 'keys.deleteBody' : state === 'next' ? 'keys.cancelBody' : 'keys.retireBody')}
        </Text>
        {state === 'former' && <UnseenShells signingKey={signingKey} />}
      </ReasonButton>
    </Inline>
  )
}

/** Says before it is too late which shells may not have met the change that the next step rests on. */
function UnseenShells({ signingKey }: { signingKey: SigningKey }) {
  const t = useConsoleText()
  const { data: shells } = useShells()
  if (!shells) return <Notice severity="warning">{t('keys.shellsUnknown')}</Notice>
  const unheard = shellsNotSeenSince(signingKey, shells)
  return unheard.length === 0 ? (
    <Notice severity="success">{t('keys.allHeard')}</Notice>
  ) : (
    <Notice severity="warning">
      {t('keys.unheard', { count: unheard.length, builds: unheard.map(({ build }) => build).join(', ') })}
    </Notice>
  )
}
