import { canTurnOn, isAllowed } from '@jobspan/shared-kit/contracts/registry/permissions'
import type { Cell } from '@jobspan/shared-kit/contracts/registry/rollout'
import { Button, type ButtonProps, color, Heading, Inline, Stack, space, Text } from '@jobspan/shared-kit/design'
import { FlaskConical, FlaskConicalOff, Power, Rocket, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { usePerson } from '../../operations/get-me.ts'
import { useConsoleText } from '../../texts.ts'
import type { ChangeKind } from './draft.ts'

const Part = styled.section`
  margin-block-start: ${space[24]};
  padding-block-start: ${space[24]};
  border-block-start: 1px solid ${color.line};
`

export type ActionName = 'toggle' | 'promote' | 'roll_back' | 'canary' | 'finish' | 'end_canary'
type Action = { name: ActionName; kind: ChangeKind; icon: ButtonProps['icon']; label: string; build?: string }

const useActions = (cell: Cell) => {
  const t = useConsoleText()
  const person = usePerson()
  const may = (kind: ChangeKind) => isAllowed(person, kind, cell.remote)
  const { canary } = cell
  const mayNotTurnOn = !cell.enabled && !canTurnOn(person.role, cell.turned_off)
  const isRunning = cell.current !== null || canary !== null
  const all: (Action | false | null)[] = [
    may('toggle') &&
      isRunning &&
      !mayNotTurnOn && {
        name: 'toggle',
        kind: 'toggle',
        icon: Power,
        label: t(cell.enabled ? 'action.turnOff' : 'action.turnOn'),
      },
    may('promote') && { name: 'promote', kind: 'promote', icon: Rocket, label: t('action.promote') },
    may('roll_back') &&
      cell.previous !== null && { name: 'roll_back', kind: 'roll_back', icon: Undo2, label: t('action.roll_back') },
    may('canary') && {
      name: 'canary',
      kind: 'canary',
      icon: FlaskConical,
      label: t(canary ? 'action.changeCanary' : 'action.canary'),
    },
    may('promote') &&
      canary && {
        name: 'finish',
        kind: 'promote',
        icon: Rocket,
        label: t('action.promoteCanary'),
        build: canary.build,
      },
    may('end_canary') &&
      canary && { name: 'end_canary', kind: 'end_canary', icon: FlaskConicalOff, label: t('action.end_canary') },
  ]
  const actions = all.filter((action): action is Action => Boolean(action))
  return { actions, mayToggle: may('toggle'), mayNotTurnOn }
}

/** What this person may do to this cell, as it stands. */
export function CellActions({
  cell,
  returnFocusTo: comesFrom,
  onChoose,
}: {
  cell: Cell
  /** The action that was just left; its button has the focus again. */
  returnFocusTo: ActionName | null
  /** `build` is given where the action is about one certain release. */
  onChoose: (name: ActionName, kind: ChangeKind, build?: string) => void
}) {
  const t = useConsoleText()
  const person = usePerson()
  const left = useRef<HTMLButtonElement>(null)
  useEffect(() => left.current?.focus(), [])
  const { actions, mayToggle, mayNotTurnOn } = useActions(cell)
  return (
    <Part>
      <Stack gap={12}>
        <Heading level={3} size={16}>
          {t('action.title')}
        </Heading>
        {mayToggle && mayNotTurnOn && (
          <Text size={15} tone="soft">
            {t('action.keptOff')}
          </Text>
        )}
        {actions.length > 0 ? (
          <Inline gap={8}>
            {actions.map(({ name, kind, icon, label, build }) => (
              <Button
                key={name}
                ref={name === comesFrom ? left : undefined}
                variant="secondary"
                icon={icon}
                onClick={() => onChoose(name, kind, build)}
              >
                {label}
              </Button>
            ))}
          </Inline>
        ) : (
          <Text size={15} tone="soft">
            {t(mayToggle ? 'action.nothingYet' : 'action.notYours', { role: t(`role.${person.role}`) })}
          </Text>
        )}
      </Stack>
    </Part>
  )
}
