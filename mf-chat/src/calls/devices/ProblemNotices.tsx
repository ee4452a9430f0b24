import { Button, Notice, Stack } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import type { Devices } from './devices'
import type { DevicesState } from './devicesState'
import { browserName, type DeviceKind } from './problems'

interface ProblemNoticesProps {
  devices: Devices
  problems: DevicesState['problems']
}

/** The reason why microphone or camera cannot be used, and what the person can do about it in this browser. */
export function ProblemNotices({ devices, problems }: ProblemNoticesProps) {
  return (['audio', 'video'] as const).map((kind) => (
    <ProblemNotice key={kind} kind={kind} devices={devices} problems={problems} />
  ))
}

function ProblemNotice({ kind, devices, problems }: ProblemNoticesProps & { kind: DeviceKind }) {
  const t = useT()
  const problem = problems[kind]
  if (!problem) return null
  return (
    <Notice tone="warning">
      <Stack $gap={2}>
        <p>{t(`call.problem.${kind}.${problem}`)}</p>
        {problem === 'refused' && <p>{t(`call.problem.how.${browserName()}`)}</p>}
        {problem !== 'unsupported' && (
          <div>
            <Button $variant="secondary" onClick={() => void devices.retry(kind)}>
              {t('call.problem.retry')}
            </Button>
          </div>
        )}
      </Stack>
    </Notice>
  )
}
