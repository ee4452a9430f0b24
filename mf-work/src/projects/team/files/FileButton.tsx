import { call, useAttempt } from '@mentor-connect/api'
import { getTeamFile } from '@mentor-connect/contract/work/projects/teamFiles'
import { Button, FieldError, saveFile } from '@mentor-connect/ui'
import { Download } from 'lucide-react'
import styled from 'styled-components'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'

/** A button that downloads a private file of the team. The file has no URL that could be shared. */
export function FileButton({ file: { id, name } }: { file: { id: string; name: string } }) {
  const t = useT()
  const failureText = useProjectFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const download = () =>
    attempt(async () => {
      const { data } = await call(getTeamFile, { params: { id } })
      saveFile(data, name)
    })
  return (
    <div>
      <Name $variant="secondary" $small $named $inactive={isBusy} onClick={() => void download()}>
        <Download size={18} aria-hidden />
        {t('projects.files.download', { name })}
      </Name>
      {failure && <FieldError role="alert">{failureText(failure)}</FieldError>}
    </div>
  )
}

const Name = styled(Button)`
  max-width: 100%;
`
