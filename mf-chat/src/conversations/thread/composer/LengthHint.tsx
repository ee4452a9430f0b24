import { FRAME_BYTES_MAX, MESSAGE_GRAPHEMES_MAX } from '@mentor-connect/shared/rules/chatLimits'
import { graphemeCount } from '@mentor-connect/shared/i18n'
import { color, font, space } from '@mentor-connect/shared/ui'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'

/** The counter shows when this many characters are left. */
const NEAR_END = 200

/** What the rest of a frame may take: ids, names of fields, punctuation. */
const ENVELOPE_BYTES = 512

const encoder = new TextEncoder()

/** Says how much may still be written, near the end, and how much is too much. */
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
 * Characters that may still be written. The limit is one of characters; but Devanagari takes several bytes for one, and
 * a frame has a limit in bytes too, so that the smaller of the two counts.
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
