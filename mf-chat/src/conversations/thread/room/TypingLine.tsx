import { Muted, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import type { AuthorOf } from '../log/roomLog'

/** Says who is typing, above the message box. */
export function TypingLine({ ids, authorOf }: { ids: string[]; authorOf: AuthorOf }) {
  const t = useT()
  const [first] = ids
  if (first === undefined) return null
  return (
    <Line aria-live="off">
      {ids.length === 1
        ? t('chat.room.typing', { name: authorOf(first).name })
        : t('chat.room.severalTyping', { count: ids.length })}
    </Line>
  )
}

const Line = styled(Muted)`
  flex: none;
  padding: ${space[1]} ${space[5]};
  font-size: ${font.size.small};
`
