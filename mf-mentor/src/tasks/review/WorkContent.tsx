import { call, useAttempt } from '@mentor-connect/api'
import { getWorkFile, type Submission } from '@mentor-connect/contract/api/tasks'
import { languageOf } from '@mentor-connect/i18n'
import { Button, FieldError, Stack, useFailureText } from '@mentor-connect/ui'
import { Download } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

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
      {file && <DownloadButton {...file} />}
    </Stack>
  )
}

/** The file is private: it is loaded with the session, and has no address that could be passed on. */
function DownloadButton({ id, name }: { id: string; name: string }) {
  const t = useT()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const handleClick = () =>
    void attempt(async () => {
      const { data } = await call(getWorkFile, { params: { id } })
      const url = URL.createObjectURL(data)
      Object.assign(document.createElement('a'), { href: url, download: name }).click()
      URL.revokeObjectURL(url)
    })
  return (
    <div>
      <Button $variant="secondary" $inactive={isBusy} onClick={handleClick}>
        <Download size={18} aria-hidden />
        {t('mentor.tasks.download', { name })}
      </Button>
      {failure && <FieldError role="alert">{failureText(failure)}</FieldError>}
    </div>
  )
}

const Text = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
