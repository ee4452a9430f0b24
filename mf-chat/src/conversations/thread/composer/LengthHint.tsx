import { FRAME_BYTES_MAX, MESSAGE_GRAPHEMES_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { graphemeCount } from '@mentor-connect/i18n'
import { color, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'

/** The counter is shown when at most this many characters are left. */
const NEAR_END = 200

/** Maximum size in bytes of everything in a frame except the text: ids, field names, punctuation. */
const ENVELOPE_BYTES = 512

const encoder = new TextEncoder()

/** Near the limit, shows how many characters are left, or by how many the text is too long. */
export function LengthHint({ id, left }: { id: string; left: number }) {
  const t = useT()
  const text =
    left < 0 ? t('chat.composer.tooLong', { count: -left }) : t('chat.composer.left', { count: left })
  return (
    <Line id={id} role="status" $over={left < 0}>
      {left <= NEAR_END && text}
    </Line>
  )
}

/**
 * Number of characters that can still be typed. The text is limited in characters and the frame in bytes; long emoji
 * sequences reach the limit in bytes first. Returns the smaller remainder.
 */
export function charactersLeft(text: string): number {
  const count = graphemeCount(text)
  const bytes = encoder.encode(JSON.stringify(text)).length
  const bytesLeft = FRAME_BYTES_MAX - ENVELOPE_BYTES - bytes
  const left = MESSAGE_GRAPHEMES_MAX - count
  return count === 0 ? left : Math.min(left, Math.floor(bytesLeft / (bytes / count)))
}

const Line = styled.p<{ $over: boolean }>`
  padding-inline: ${space[3]};
  color: ${({ $over }) => ($over ? color.danger : color.muted)};
  font-size: ${font.size.small};
  text-align: end;
`
