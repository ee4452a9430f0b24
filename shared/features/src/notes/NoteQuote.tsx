import { languageOf } from '@mentor-connect/contract/courses/courseLanguages'
import { color, font, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** The quoted passage to which a note refers. */
export function NoteQuote({ quote }: { quote: string }) {
  return quote ? <Quote lang={languageOf(quote)}>{quote}</Quote> : null
}

const Quote = styled.blockquote`
  display: -webkit-box;
  margin: 0;
  padding: ${space[1]} ${space[3]};
  overflow: hidden;
  border-inline-start: 4px solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  color: ${color.text};
  font-size: ${font.size.small};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`
