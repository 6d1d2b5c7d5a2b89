import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import type { CommonPhrase } from '@jobspan/shared-kit/contracts/chats/common-phrases'
import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import {
  Button,
  color,
  IconButton,
  Inline,
  LazyDialog,
  minTargetSize,
  Notice,
  radius,
  SkeletonText,
  Stack,
  space,
  Text,
  TextField,
} from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useFieldErrorText, useTranslations } from '@jobspan/shared-kit/i18n'
import { ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import { useErrorMessage } from '../../chat/use-error-message.ts'
import { writeToComposer } from '../../chat/write-to-composer.ts'
import { formFields } from '../../form-fields.ts'
import { usePhrases } from './use-phrases.ts'

/** As in the contract, whose code is not fetched for two numbers. */
const maxPhrases: typeof import('@jobspan/shared-kit/contracts/chats/common-phrases').maxCommonPhrases = 20
const maxLength: typeof import('@jobspan/shared-kit/contracts/chats/common-phrases').commonPhraseLength = 500

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  border-block-end: 1px solid ${color.line};
`
const Words = styled.button`
  min-block-size: ${minTargetSize};
  padding: ${space[8]} 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  border-radius: ${radius.control};
  text-align: start;
  overflow-wrap: anywhere;
  white-space: pre-line;

  &:hover {
    color: ${color.accentStrong};
  }
`

type Changing = ReturnType<typeof usePhrases>['change']

/** Writes a phrase anew or over. What is being written is finished before another one is inserted. */
function PhraseEditor({ phrase, change, onDone }: { phrase?: CommonPhrase; change: Changing; onDone: () => void }) {
  const t = useTranslations('mf-chat')
  const fieldErrorText = useFieldErrorText()
  const toErrorMessage = useErrorMessage()
  const [text, setText] = useState(phrase?.text ?? '')
  const [isAsked, setAsked] = useState(false)
  const words = toCleanText(text)
  const isTooLong = words.length > maxLength
  const own = words === '' ? fieldErrorText('required') : isTooLong ? fieldErrorText('tooLong', maxLength) : ''
  const fields = phrase ? formFields.updateCommonPhrase : formFields.createCommonPhrase
  const refusal = useFormRefusal()(change.error, fields, toErrorMessage)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (own !== '' || change.isPending) return
    const wanted = phrase
      ? ({ kind: 'update', id: phrase.id, text: words } as const)
      : ({ kind: 'create', text: words } as const)
    change.mutate(wanted, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        {refusal.summary && (
          <Notice severity="error" live>
            {refusal.summary}
          </Notice>
        )}
        <TextField
          label={t('phrases.text')}
          hint={t('phrases.hint')}
          rows={2}
          error={isAsked && own !== '' ? own : refusal.fields.text}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Inline gap={8}>
          <Button type="submit" size="small" loading={change.isPending}>
            {t('phrases.save')}
          </Button>
          <Button size="small" variant="secondary" onClick={onDone}>
            {t('cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

type ListProps = {
  phrases: readonly CommonPhrase[]
  change: Changing
  onInsert: (text: string) => void
  onEdit: (phrase: CommonPhrase) => void
}

/** A tap inserts; each can be edited, moved towards the top, and deleted. */
function PhraseList({ phrases, change, onInsert, onEdit }: ListProps) {
  const t = useTranslations('mf-chat')
  const ids = phrases.map(({ id }) => id)
  return (
    <Stack gap={8}>
      <Text size={15} tone="soft">
        {t('phrases.list')}
      </Text>
      <Stack as="ul" gap={0}>
        {phrases.map((phrase, index) => (
          <Row key={phrase.id}>
            <Words type="button" dir="auto" onClick={() => onInsert(phrase.text)}>
              {phrase.text}
            </Words>
            <Inline gap={0} wrap={false}>
              {index > 0 && (
                <IconButton
                  glyph={ArrowUp}
                  label={t('phrases.up', phrase)}
                  onClick={() =>
                    change.mutate({
                      kind: 'order',
                      ids: ids.toSpliced(index - 1, 2, phrase.id, ids[index - 1] ?? phrase.id),
                    })
                  }
                />
              )}
              <IconButton glyph={Pencil} label={t('phrases.edit', phrase)} onClick={() => onEdit(phrase)} />
              <IconButton
                glyph={Trash2}
                label={t('phrases.delete', phrase)}
                onClick={() => change.mutate({ kind: 'delete', id: phrase.id })}
              />
            </Inline>
          </Row>
        ))}
      </Stack>
    </Stack>
  )
}

/** What the member says often, to insert into the message that is being written. */
export function PhrasesDialog({ chatId, open, onClose }: { chatId: number; open: boolean; onClose: () => void }) {
  const t = useTranslations('mf-chat')
  const toErrorMessage = useErrorMessage()
  const { query, change } = usePhrases(open)
  const [edited, setEdited] = useState<CommonPhrase | 'new'>()
  const finish = () => {
    change.reset()
    setEdited(undefined)
  }
  const edit = (phrase: CommonPhrase | 'new') => {
    change.reset()
    setEdited(phrase)
  }
  const close = () => {
    finish()
    onClose()
  }
  const insert = (text: string) => {
    close()
    writeToComposer(chatId, text)
  }
  return (
    <LazyDialog open={open} onClose={close} title={t('tools.phrases')} dismissable={edited === undefined}>
      <QueryBoundary query={query} skeleton={<SkeletonText lines={4} />}>
        {({ items: phrases }) =>
          edited !== undefined ? (
            <PhraseEditor change={change} onDone={finish} {...(edited === 'new' ? {} : { phrase: edited })} />
          ) : (
            <Stack gap={16}>
              {change.error && (
                <Notice severity="error" live>
                  {toErrorMessage(change.error)}
                </Notice>
              )}
              {phrases.length === 0 ? (
                <Text tone="soft">{t('phrases.empty')}</Text>
              ) : (
                <PhraseList phrases={phrases} change={change} onInsert={insert} onEdit={edit} />
              )}
              {phrases.length < maxPhrases && (
                <div>
                  <Button size="small" variant="secondary" icon={Plus} onClick={() => edit('new')}>
                    {t('phrases.add')}
                  </Button>
                </div>
              )}
            </Stack>
          )
        }
      </QueryBoundary>
    </LazyDialog>
  )
}
