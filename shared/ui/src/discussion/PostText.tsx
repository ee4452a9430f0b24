import { languageOf } from '@mentor-connect/contract/rules/courseLanguages'
import styled from 'styled-components'
import { linkedText } from './linkedText'

/** The plain text of a post. Its links are `nofollow ugc`: the site does not vouch for them. */
export function PostText({ text }: { text: string }) {
  if (!text) return null
  return (
    <Paragraph lang={languageOf(text)}>
      {linkedText(text).map(({ text: part, href }, index) =>
        href ? (
          <a key={index} href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </Paragraph>
  )
}

const Paragraph = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
