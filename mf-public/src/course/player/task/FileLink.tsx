import { call, useAttempt } from '@mentor-connect/api'
import { getWorkFile, type WorkFile } from '@mentor-connect/contract/api/tasks'
import { Button, Small, useFailureText } from '@mentor-connect/ui'
import { Download } from 'lucide-react'
import styled from 'styled-components'
import { useT } from './messages/useT'

/** Downloads a private file: it has no address that could be passed on. */
export function FileLink({ file: { id, name } }: { file: WorkFile }) {
  const t = useT()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const handleClick = () =>
    void attempt(async () => {
      const { data } = await call(getWorkFile, { params: { id } })
      save(data, name)
    })
  return (
    <span>
      <Name $variant="secondary" $inactive={isBusy} onClick={handleClick}>
        <Download size={18} aria-hidden />
        {t('public.task.download', { name })}
      </Name>
      {failure && <Small role="alert"> {failureText(failure)}</Small>}
    </span>
  )
}

function save(content: Blob, name: string) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

const Name = styled(Button)`
  max-width: 100%;
  overflow-wrap: anywhere;
`
