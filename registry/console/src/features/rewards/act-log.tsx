import { Button, EmptyState, Stack, Text } from '@jobspan/shared-kit/design'
import { Disclosure } from '../../components/disclosure.tsx'
import { Monospace } from '../../components/monospace.tsx'
import { QueryView } from '../../components/query-view.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { Table } from '../../components/table.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { useActs } from '../../operations/marketplace/list-acts.ts'
import { useConsoleText } from '../../texts.ts'

/** `payouts.exported` is “payouts exported”. */
const spell = (name: string) => name.replaceAll(/[._]/g, ' ')

/** Who did what in the marketplace and why, by commands and pages alike; nothing of it can be changed. */
export function ActLog() {
  const t = useConsoleText()
  const acts = useActs()
  return (
    <QueryView query={acts} skeleton={<SkeletonRows rows={6} />}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items)
        if (items.length === 0) return <EmptyState drawing={null} title={t('rewards.log.none')} />
        return (
          <Stack gap={16}>
            <Table
              label={t('rewards.view.log')}
              columns={[t('rewards.log.what'), t('rewards.log.who'), t('rewards.log.when'), t('rewards.log.why')]}
            >
              {items.map(({ id, act, subject, subject_id: subjectId, operator, at, reason, before, after }) => (
                <tr key={id}>
                  <th scope="row">
                    {spell(act)}
                    <Text as="div" size={13} tone="soft">
                      {t('rewards.log.subject', { subject: spell(subject), id: subjectId })}
                    </Text>
                  </th>
                  <td>{operator}</td>
                  <td>
                    <Timestamp at={at} exact />
                  </td>
                  <td>
                    <Text as="div" size={15} direction="auto">
                      {reason}
                    </Text>
                    <Disclosure summary={t('rewards.log.details')}>
                      <Monospace>{JSON.stringify({ before, after })}</Monospace>
                    </Disclosure>
                  </td>
                </tr>
              ))}
            </Table>
            {acts.hasNextPage && (
              <div>
                <Button variant="secondary" loading={acts.isFetchingNextPage} onClick={() => void acts.fetchNextPage()}>
                  {t('rewards.log.more')}
                </Button>
              </div>
            )}
          </Stack>
        )
      }}
    </QueryView>
  )
}
