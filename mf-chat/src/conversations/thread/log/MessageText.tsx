import { splitLinks } from '@mentor-connect/contract/rules/linksInText'
import { VisuallyHidden, font } from '@mentor-connect/ui'
import { Fragment, useMemo } from 'react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import { splitMentions, type MarkedMention } from './splitMentions'

interface MessageTextProps {
  text: string
  /** The people who are mentioned in the text. */
  mentions?: MarkedMention[]
}

const NOBODY: MarkedMention[] = []

/** The text of a message, with web addresses as links and mentions marked. */
export function MessageText({ text, mentions = NOBODY }: MessageTextProps) {
  const t = useT()
  const parts = useMemo(() => splitLinks(text), [text])
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      <Fragment key={index}>{withMentions(part, mentions)}</Fragment>
    ) : (
      <Link key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.label}
        <VisuallyHidden> {t('chat.message.newTab')}</VisuallyHidden>
      </Link>
    ),
  )
}

function withMentions(text: string, mentions: MarkedMention[]) {
  if (mentions.length === 0) return text
  return splitMentions(text, mentions).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Mention key={index} $ofReader={part.isReader}>
        @{part.name}
      </Mention>
    ),
  )
}

/** Links inherit the colour of the text, because own and received messages have different backgrounds. */
const Link = styled.a`
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 0.15em;

  &:focus-visible {
    outline-color: currentColor;
  }
`

const Mention = styled.strong<{ $ofReader: boolean }>`
  font-weight: ${font.weight.semibold};
  ${({ $ofReader }) => $ofReader && `text-decoration: underline; text-decoration-thickness: 2px;`}
`
