import type { Submission } from '@mentor-connect/contract/courses/tasks/tasks'
import { languageOf } from '@mentor-connect/i18n'
import { Stack } from '@mentor-connect/ui'
import styled from 'styled-components'
import { WorkFileButton } from './WorkFileButton'

interface WorkContentProps {
  submission: Submission
  /** Label of the button that downloads the file. */
  fileLabel: (name: string) => string
}

/** The text, link and file that a learner has submitted for a task. */
export function WorkContent({ submission: { text, link, file }, fileLabel }: WorkContentProps) {
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
      {file && <WorkFileButton file={file} label={fileLabel(file.name)} />}
    </Stack>
  )
}

const Text = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
