import { languageOf } from '@mentor-connect/i18n'
import { color, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'

/** A person's text under a heading. Line breaks are kept. */
export function Quote({ title, children }: { title: string; children: string }) {
  return (
    <Box>
      <figcaption>{title}</figcaption>
      <blockquote lang={languageOf(children)}>{children}</blockquote>
    </Box>
  )
}

const Box = styled.figure`
  margin: 0;
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${color.border};

  figcaption {
    color: ${color.muted};
    font-size: ${font.size.small};
  }
  blockquote {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
