import { isAllowed } from '@jobspan/shared-kit/contracts/registry/permissions'
import { Heading, Stack, Text } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { KeyRound } from 'lucide-react'
import { PageHead } from '../components/page-head.tsx'
import { QueryView } from '../components/query-view.tsx'
import { ReasonButton } from '../components/reason-button.tsx'
import { SkeletonRows } from '../components/skeleton-rows.tsx'
import { KeySet } from '../features/keys/key-set.tsx'
import { KeysTable } from '../features/keys/keys-table.tsx'
import { nextStep } from '../features/keys/rotation.ts'
import { RotationSteps } from '../features/keys/rotation-steps.tsx'
import { ShellsTable } from '../features/keys/shells-table.tsx'
import { useAnnounceKey } from '../operations/announce-key.ts'
import { usePerson } from '../operations/get-me.ts'
import { useKeys } from '../operations/list-keys.ts'
import { useShells } from '../operations/list-shells.ts'
import { useConsoleText } from '../texts.ts'

/** What documents are signed with, how that is changed without a shell noticing, and which shells have to follow. */
export function KeysPage() {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const mayChange = isAllowed(usePerson(), 'keys')
  const keys = useKeys()
  const shells = useShells()
  const announce = useAnnounceKey()
  // One rotation at a time: the registry refuses a second announcement.
  const mayAnnounce = mayChange && keys.data && nextStep(keys.data) !== 'activate'
  return (
    <Stack gap={24}>
      <PageHead
        title={t('keys.title')}
        lead={t('keys.lead')}
        actions={
          mayAnnounce && (
            <ReasonButton
              icon={KeyRound}
              variant="primary"
              size="medium"
              label={t('keys.announce')}
              title={t('keys.announceTitle')}
              confirm={t('keys.announce')}
              act={(reason) => announce.mutateAsync(reason).then(() => notify(t('keys.announced'), 'success'))}
            >
              <Text tone="soft">{t('keys.announceBody')}</Text>
            </ReasonButton>
          )
        }
      />
      <QueryView query={keys} skeleton={<SkeletonRows rows={2} />}>
        {(list) => (
          <Stack gap={24}>
            <KeysTable keys={list} mayChange={mayChange} />
            <RotationSteps next={nextStep(list)} />
            <KeySet keys={list} />
          </Stack>
        )}
      </QueryView>
      <Stack as="section" gap={12}>
        <Heading level={2} size={18}>
          {t('keys.shells')}
        </Heading>
        <QueryView query={shells} skeleton={<SkeletonRows rows={2} />} compact>
          {(list) =>
            list.length === 0 ? <Text tone="soft">{t('keys.noShells')}</Text> : <ShellsTable shells={list} />
          }
        </QueryView>
      </Stack>
    </Stack>
  )
}
