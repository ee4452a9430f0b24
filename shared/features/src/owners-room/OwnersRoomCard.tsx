import { useAttempt } from '@mentor-connect/api'
import type { OwnersRoom } from '@mentor-connect/contract/messages/ownersRoom'
import { paths } from '@mentor-connect/contract/remote'
import {
  Button,
  ButtonLink,
  Card,
  ConfirmDialog,
  Muted,
  Notice,
  Row,
  SectionTitle,
  Stack,
  useFailureText,
} from '@mentor-connect/ui'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOwnersRoomT } from './useOwnersRoomT'

interface OwnersRoomCardProps {
  title: string
  /** Says who the members of the room are. */
  about: string
  room: OwnersRoom
  /** Opens or closes the room. */
  onSet: (open: boolean) => Promise<unknown>
}

/**
 * A room that a mentor opens for others. The card links to the room, opens it, and closes it after a
 * confirmation.
 */
export function OwnersRoomCard({ title, about, room: { state, roomId }, onSet }: OwnersRoomCardProps) {
  const t = useOwnersRoomT()
  const failureText = useFailureText()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isClosing, setClosing] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()

  const setOpen = async (open: boolean) => {
    await attempt(() => onSet(open))
    flushSync(() => setClosing(false))
    // Focuses the heading, because the button that was pressed has disappeared.
    heading.current?.focus()
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack $gap={4}>
        <SectionTitle id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </SectionTitle>
        <p>{about}</p>
        <Muted role="status">{t(`ownersRoom.state.${state}`)}</Muted>
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Row>
          {roomId && (
            <ButtonLink $variant="secondary" to={paths.mentorArea.chatRoom(roomId)}>
              {t(state === 'open' ? 'ownersRoom.go' : 'ownersRoom.read')}
            </ButtonLink>
          )}
          {state === 'open' ? (
            <Button $variant="ghost" onClick={() => setClosing(true)}>
              {t('ownersRoom.close')}
            </Button>
          ) : (
            <Button $inactive={isBusy} onClick={() => void setOpen(true)}>
              {t(state === 'closed' ? 'ownersRoom.reopen' : 'ownersRoom.open')}
            </Button>
          )}
        </Row>
      </Stack>
      {isClosing && (
        <ConfirmDialog
          title={t('ownersRoom.closeTitle')}
          yes={t('ownersRoom.close')}
          no={t('ownersRoom.keep')}
          isBusy={isBusy}
          onYes={() => void setOpen(false)}
          onClose={() => setClosing(false)}
        >
          {t('ownersRoom.closeText')}
        </ConfirmDialog>
      )}
    </Card>
  )
}
