import { fileUrl } from '@mentor-connect/api'
import type { RoomRole } from '@mentor-connect/contract/messages/roomRules'
import { languageOf } from '@mentor-connect/i18n'
import { Button, Muted, Row, Stack, space } from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../../../../messages/useT'
import { PresenceAvatar } from '../../../contacts/PresenceAvatar'
import { takeFocus } from '../takeFocus'
import type { MemberChanges } from './useMemberChanges'
import type { NamedMember } from './useMembers'

interface MemberRowProps {
  member: NamedMember
  reader: { id: string; role: RoomRole }
  changes: MemberChanges
}

/** A member with role, and the reader's actions with the membership. */
export function MemberRow({ member, reader, changes }: MemberRowProps) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const [hasAsked, setHasAsked] = useState(false)
  const { name, portrait, online, role, userId } = member
  const may = rightsOver(member, reader)
  return (
    <Line>
      <PresenceAvatar name={name} src={portrait && fileUrl(portrait)} isOnline={online} />
      <Words $gap={1}>
        <strong lang={languageOf(name)}>
          {userId === reader.id ? t('chat.members.you', { name }) : name}
        </strong>
        {role !== 'member' && <Muted>{t(`chat.members.role.${role}`)}</Muted>}
        {member.blocked && <Muted>{t('chat.members.blocked')}</Muted>}
        {isAsking ? (
          <div role="group" aria-label={t('chat.members.removeTitle', { name })}>
            <p>{t('chat.members.removeText', { name })}</p>
            <Row $gap={2}>
              <Button
                $variant="danger"
                $small
                $inactive={changes.isBusy}
                onClick={() => {
                  setAsking(false)
                  void changes.remove(member)
                }}
              >
                {t('chat.members.removeYes')}
              </Button>
              <Button $variant="ghost" $small ref={takeFocus} onClick={() => setAsking(false)}>
                {t('chat.block.no')}
              </Button>
            </Row>
          </div>
        ) : (
          <Row $gap={2}>
            {member.blockable && (
              <Button
                $variant="ghost"
                $small
                $inactive={changes.isBusy}
                onClick={() => void changes.block(member, !member.blocked)}
              >
                {t(member.blocked ? 'chat.members.unblock' : 'chat.members.block', { name })}
              </Button>
            )}
            {may.appoint && (
              <Button
                $variant="ghost"
                $small
                $inactive={changes.isBusy}
                onClick={() => void changes.setRole(member, role === 'moderator' ? 'member' : 'moderator')}
              >
                {t(role === 'moderator' ? 'chat.members.demote' : 'chat.members.promote', { name })}
              </Button>
            )}
            {may.remove && (
              <Button
                $variant="ghost"
                $small
                ref={hasAsked ? takeFocus : undefined}
                onClick={() => {
                  setAsking(true)
                  setHasAsked(true)
                }}
              >
                {t('chat.members.remove', { name })}
              </Button>
            )}
          </Row>
        )}
      </Words>
    </Line>
  )
}

/** Owners appoint moderators and remove everybody else; moderators remove members who lead nothing. */
function rightsOver({ userId, role }: NamedMember, reader: MemberRowProps['reader']) {
  const isOther = userId !== reader.id && role !== 'owner'
  return {
    appoint: isOther && reader.role === 'owner',
    remove: isOther && (reader.role === 'owner' || (reader.role === 'moderator' && role === 'member')),
  }
}

const Line = styled.li`
  display: flex;
  gap: ${space[3]};
`

const Words = styled(Stack)`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`
