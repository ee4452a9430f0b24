import { useSession } from '@mentor-connect/contract/auth'
import { Notice, color, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'

interface FirstContactNoteProps {
  id: string
  /** Name of the recipient. */
  name: string
  /** Number of messages that may be sent before the recipient answers. */
  messagesLeft: number
}

/** Says how many messages may be sent before the recipient answers, or why none may be sent. */
export function FirstContactNote({ id, name, messagesLeft }: FirstContactNoteProps) {
  const t = useT()
  const { session } = useSession()
  if (messagesLeft > 0)
    return (
      <Line id={id} role="status">
        {t('chat.firstContact.left', { name, count: messagesLeft })}
      </Line>
    )
  const reason = session.role === 'mentor' ? 'learnerFirst' : 'none'
  return (
    <Place>
      <Notice id={id}>{t(`chat.firstContact.${reason}`, { name })}</Notice>
    </Place>
  )
}

const Line = styled.p`
  padding: 0 ${space[3]} ${space[2]};
  color: ${color.muted};
  font-size: ${font.size.small};
`

const Place = styled.div`
  padding-bottom: ${space[2]};
`
