import { useAttempt, type ApiFailure } from '@mentor-connect/api'
import { allowRoomMember, getRemovedMembers } from '@mentor-connect/contract/messages/rooms'
import {
  Button,
  CardTitle,
  LoadFailed,
  Muted,
  Notice,
  Pagination,
  Row,
  Skeleton,
  Stack,
  useFailureText,
} from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import useSWR from 'swr'
import { useT } from '../../../../messages/useT'
import type { ChatClient } from '../../../client/chatClient'
import type { KnownRoom } from '../../../client/chatState'
import { usePeople } from '../../../contacts/usePeople'

/** The people who were removed from a room, by page. They can be let in again. */
export function RemovedMembers({ room, client }: { room: KnownRoom; client: ChatClient }) {
  const t = useT()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const [page, setPage] = useState(1)
  const title = useRef<HTMLHeadingElement>(null)
  const params = { roomId: room._id }
  const userId = client.get().ownId
  const { data, error, mutate } = useSWR(
    ['removed-members', userId, room._id, page],
    async () => (await client.call(getRemovedMembers, { params, query: { userId, page } })).data,
    { keepPreviousData: true },
  )
  const { people } = usePeople(data?.members.map((one) => one.userId) ?? [])
  const allow = async (memberId: string) => {
    if (!(await attempt(() => client.call(allowRoomMember, { params, body: { userId, memberId } })))) return
    await mutate()
    // The row that had the focus is gone.
    title.current?.focus()
  }

  return (
    <Stack $gap={3}>
      <CardTitle as="h3" ref={title} tabIndex={-1}>
        {t('chat.settings.removed')}
      </CardTitle>
      {!data && error && <LoadFailed error={error as ApiFailure} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton $height="4rem" />}
      {data?.members.length === 0 && <Muted>{t('chat.settings.nobodyRemoved')}</Muted>}
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Stack as="ul" $gap={2}>
        {data?.members.map((one) => {
          const name = people?.get(one.userId)?.name ?? t('chat.person.unknown')
          return (
            <Row as="li" key={one.userId} $gap={2}>
              <span>{name}</span>
              <Button $variant="ghost" $small $inactive={isBusy} onClick={() => void allow(one.userId)}>
                {t('chat.settings.allow', { name })}
              </Button>
            </Row>
          )
        })}
      </Stack>
      <Pagination page={page} totalPages={data?.pagination.totalPages ?? 0} onChange={setPage} />
    </Stack>
  )
}
