import {
  Avatar,
  Badge,
  Button,
  color,
  LazyPopover,
  Notice,
  preloadOverlaysProps,
  Stack,
  Text,
} from '@jobspan/shared-kit/design'
import { LogOut } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useErrorMessage } from '../components/use-error-message.ts'
import { usePerson } from '../operations/get-me.ts'
import { useSignOut } from '../operations/sign-out.ts'
import { useConsoleText } from '../texts.ts'

const Opener = styled.button`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border: 0;
  border-radius: 999px;
  background: none;
  color: ${color.ink};
  cursor: pointer;
`

/** Who is signed in, as what, and the way out. */
export function AccountMenu() {
  const t = useConsoleText()
  const person = usePerson()
  const signOut = useSignOut()
  const toErrorMessage = useErrorMessage()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Opener
        type="button"
        ref={anchor}
        aria-label={t('account.open', { name: person.name })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        {...preloadOverlaysProps}
      >
        <Avatar name={person.name} image={null} size={32} />
      </Opener>
      <LazyPopover
        open={open}
        onClose={() => setOpen(false)}
        anchor={anchor}
        label={t('account.title')}
        placement="bottom end"
      >
        <Stack gap={12}>
          <Stack gap={4}>
            <Text weight="semibold" direction="auto">
              {person.name}
            </Text>
            <Text size={15} tone="soft">
              {person.email}
            </Text>
          </Stack>
          <Stack gap={4} align="start">
            <Badge tone="accent">{t(`role.${person.role}`)}</Badge>
            <Text size={13} tone="soft">
              {t(`roleHint.${person.role}`)}
            </Text>
            {person.role === 'squad' && <Text size={13}>{person.remotes.join(', ')}</Text>}
          </Stack>
          {signOut.isError && (
            <Notice severity="error" live>
              {toErrorMessage(signOut.error)}
            </Notice>
          )}
          <Button variant="secondary" icon={LogOut} block loading={signOut.isPending} onClick={() => signOut.mutate()}>
            {t('account.signOut')}
          </Button>
        </Stack>
      </LazyPopover>
    </>
  )
}
