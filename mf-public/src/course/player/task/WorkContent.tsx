import type { Submission } from '@mentor-connect/contract/api/tasks'
import { languageOf } from '@mentor-connect/i18n'
import { Stack } from '@mentor-connect/ui'
import styled from 'styled-components'
import { FileLink } from './FileLink'

/** What was sent: text, link and file. */
export function WorkContent({ submission: { text, link, file } }: { submission: Submission }) {
  return (
    <Stack $gap={3}>
      {text && <Text lang={languageOf(text)}>{text}</Text>}
      {link && (
        <Text>
          <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
            {link}
          </a>
        </Text>
      )}
      {file && (
        <div>
          <FileLink file={file} />
        </div>
      )}
    </Stack>
  )
}

const Text = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
