import { languageOf } from '@mentor-connect/contract/courses/courseLanguages'
import { splitLinks } from '@mentor-connect/contract/rules/linksInText'
import styled from 'styled-components'

/** The plain text of a post. Its links have `rel="nofollow ugc"`, because the site does not vouch for them. */
export function PostText({ text }: { text: string }) {
  if (!text) return null
  return (
    <Paragraph lang={languageOf(text)}>
      {splitLinks(text).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={index} href={part.href} target="_blank" rel="nofollow ugc noopener noreferrer">
            {part.label}
          </a>
        ),
      )}
    </Paragraph>
  )
}

const Paragraph = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
