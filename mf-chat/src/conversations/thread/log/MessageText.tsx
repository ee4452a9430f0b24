import { splitLinks } from '@mentor-connect/contract/rules/linksInText'
import { VisuallyHidden } from '@mentor-connect/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'

/** The text of a message, with web addresses as links. */
export function MessageText({ text }: { text: string }) {
  const t = useT()
  const parts = useMemo(() => splitLinks(text), [text])
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.label}
        <VisuallyHidden> {t('chat.message.newTab')}</VisuallyHidden>
      </Link>
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
