import { countryName } from '@jobspan/shared-kit/contracts/registry/country-name'
import type { Cell } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { StateChange } from '../../components/state-change.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import type { ChangePreview } from '../../operations/preview-change.ts'
import { useConsoleText } from '../../texts.ts'

/** Someone else was faster: who changed which cell to what since the preview. */
export function Conflict({ preview, now, message }: { preview: ChangePreview; now: readonly Cell[]; message: string }) {
  const t = useConsoleText()
  const changed = preview.cells.flatMap((seen) => {
    const cell = now.find(({ country }) => country === seen.country)
    return cell && cell.version !== seen.version ? [{ seen, cell }] : []
  })
  return (
    <Notice severity="warning" title={t('conflict.title')} live>
      <Stack gap={8}>
        {changed.length === 0 && <Text size={15}>{message}</Text>}
        {changed.map(({ seen, cell }) => (
          <div key={cell.country}>
            <Text size={15}>
              <strong>{countryName(cell.country)}</strong>{' '}
              {t('conflict.by', { name: cell.updated_by ?? t('conflict.someone') })}
              {cell.updated_at && (
                <>
                  {' · '}
                  <Timestamp at={cell.updated_at} />
                </>
              )}
            </Text>
            <StateChange remote={cell.remote} before={seen.before} after={cell} />
          </div>
        ))}
        <Text size={15}>{t('conflict.body')}</Text>
      </Stack>
    </Notice>
  )
}
