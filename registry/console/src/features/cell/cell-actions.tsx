import { isAllowed } from '@jobspan/shared-kit/contracts/registry/permissions'
import type { Cell } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Button, color, Heading, Inline, Stack, space, Text } from '@jobspan/shared-kit/design'
import { FlaskConical, FlaskConicalOff, Power, Rocket, Undo2 } from 'lucide-react'
import { styled } from 'styled-components'
import { usePerson } from '../../operations/get-me.ts'
import { useConsoleText } from '../../texts.ts'
import type { ChangeKind } from './draft.ts'

const Part = styled.section`
  margin-block-start: ${space[24]};
  padding-block-start: ${space[24]};
  border-block-start: 1px solid ${color.line};
`

/** What this person may do to this cell, as it stands. */
export function CellActions({
  cell,
  onChoose,
}: {
  cell: Cell
  /** `build` is given where the action is about one certain release. */
  onChoose: (kind: ChangeKind, build?: string) => void
}) {
  const t = useConsoleText()
  const person = usePerson()
  const may = (kind: ChangeKind) => isAllowed(person, kind, cell.remote)
  const { canary } = cell
  const isRunning = cell.current !== null
  const actions = [
    may('toggle') && isRunning && (
      <Button key="toggle" variant="secondary" icon={Power} onClick={() => onChoose('toggle')}>
        {t(cell.enabled ? 'action.turnOff' : 'action.turnOn')}
      </Button>
    ),
    may('promote') && (
      <Button key="promote" variant="secondary" icon={Rocket} onClick={() => onChoose('promote')}>
        {t('action.promote')}
      </Button>
    ),
    may('roll_back') && cell.previous !== null && (
      <Button key="roll_back" variant="secondary" icon={Undo2} onClick={() => onChoose('roll_back')}>
        {t('action.roll_back')}
      </Button>
    ),
    may('canary') && isRunning && (
      <Button key="canary" variant="secondary" icon={FlaskConical} onClick={() => onChoose('canary')}>
        {t(canary ? 'action.changeCanary' : 'action.canary')}
      </Button>
    ),
    may('promote') && canary && (
      <Button key="finish" variant="secondary" icon={Rocket} onClick={() => onChoose('promote', canary.build)}>
        {t('action.promoteCanary')}
      </Button>
    ),
    may('end_canary') && canary && (
      <Button key="end_canary" variant="secondary" icon={FlaskConicalOff} onClick={() => onChoose('end_canary')}>
        {t('action.end_canary')}
      </Button>
    ),
  ].filter(Boolean)
  return (
    <Part>
      <Stack gap={12}>
        <Heading level={3} size={16}>
          {t('action.title')}
        </Heading>
        {actions.length > 0 ? (
          <Inline gap={8}>{actions}</Inline>
        ) : (
          <Text size={15} tone="soft">
            {t(may('toggle') ? 'action.nothingYet' : 'action.notYours', { role: t(`role.${person.role}`) })}
          </Text>
        )}
      </Stack>
    </Part>
  )
}
