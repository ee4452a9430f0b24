import {
  Button,
  Field,
  LoadFailed,
  Modal,
  Pagination,
  SectionTitle,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@mentor-connect/ui'
import { ROOM_MEMBERS_PAGE } from '@mentor-connect/contract/messages/roomRules'
import { useId, useRef, useState } from 'react'
import { useT } from '../../../../messages/useT'
import type { KnownRoom } from '../../../client/chatState'
import type { Chat } from '../../../client/useChat'
import { matchingContacts } from '../../../contacts/contacts'
import { MemberRow } from './MemberRow'
import { RemovedNotice } from './RemovedNotice'
import { useMemberChanges } from './useMemberChanges'
import { useMembers } from './useMembers'

interface MembersDialogProps {
  room: KnownRoom
  chat: Chat
  onClose: () => void
}

/** The members of a room by page, with search; people who lead the room can change roles and remove members. */
export function MembersDialog({ room, chat: { client, state }, onClose }: MembersDialogProps) {
  const t = useT()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const { members, error, reload } = useMembers(room._id, client)
  const changes = useMemberChanges(room, client, reload)
  const found = matchingContacts(members ?? [], text)
  const totalPages = Math.ceil(found.length / ROOM_MEMBERS_PAGE)
  const shown = found.slice((page - 1) * ROOM_MEMBERS_PAGE, page * ROOM_MEMBERS_PAGE)

  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <Stack $gap={4}>
        <SectionTitle id={titleId} ref={title} tabIndex={-1}>
          {t('chat.room.members')}
        </SectionTitle>
        <Field
          label={t('chat.members.search')}
          type="search"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setPage(1)
          }}
        />
        <RemovedNotice changes={changes} onUndone={() => title.current?.focus()} />
        {!members && error && <LoadFailed error={error} onRetry={reload} />}
        {!members && !error && <Skeleton $height="12rem" />}
        <VisuallyHidden role="status">
          {members && text !== '' && t('chat.members.found', { count: found.length })}
        </VisuallyHidden>
        {members && found.length === 0 && <p>{t('chat.members.none')}</p>}
        <Stack as="ul" $gap={2}>
          {shown.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              reader={{ id: state.ownId, role: room.role }}
              changes={changes}
            />
          ))}
        </Stack>
        <Pagination page={page} totalPages={totalPages} onChange={setPage} />
        <Button $variant="secondary" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </Stack>
    </Modal>
  )
}
