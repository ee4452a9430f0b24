import { call, useAttempt } from '@mentor-connect/api'
import { getWorkFile, type WorkFile } from '@mentor-connect/contract/courses/tasks/tasks'
import { Button, FieldError, saveFile, useFailureText } from '@mentor-connect/ui'
import { Download } from 'lucide-react'
import styled from 'styled-components'

interface WorkFileButtonProps {
  file: WorkFile
  label: string
}

/** A button that downloads the private file of a work. The file has no URL that could be shared. */
export function WorkFileButton({ file: { id, name }, label }: WorkFileButtonProps) {
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const handleClick = () =>
    void attempt(async () => {
      const { data } = await call(getWorkFile, { params: { id } })
      saveFile(data, name)
    })
  return (
    <div>
      <Name $variant="secondary" $inactive={isBusy} onClick={handleClick}>
        <Download size={18} aria-hidden />
        {label}
      </Name>
      {failure && <FieldError role="alert">{failureText(failure)}</FieldError>}
    </div>
  )
}

const Name = styled(Button)`
  max-width: 100%;
  overflow-wrap: anywhere;
`
