import { Button, Notice, SelectField, Stack, Switch } from '@mentor-connect/ui'
import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../messages/useT'
import { canBlur } from './deviceOpener'
import { canChooseSpeaker, type Devices } from './devices'
import type { DevicesState, ListedKind } from './devicesState'
import { playTestTone } from './testTone'

interface DeviceChoicesProps {
  devices: Devices
  state: DevicesState
}

/** The choice of microphone, camera and speaker, with a tone to check the speaker. */
export function DeviceChoices({ devices, state }: DeviceChoicesProps) {
  const t = useT()
  const [hasFailed, setFailed] = useState(false)
  const test = async () => {
    setFailed(false)
    try {
      await playTestTone(state.chosen.audiooutput)
    } catch (error) {
      console.warn('The test tone could not be played.', error)
      setFailed(true)
    }
  }
  return (
    <Stack>
      <Choice kind="audioinput" devices={devices} state={state} />
      <Choice kind="videoinput" devices={devices} state={state} />
      {canChooseSpeaker() && <Choice kind="audiooutput" devices={devices} state={state} />}
      <div>
        <Button $variant="secondary" onClick={() => void test()}>
          <Volume2 size={18} aria-hidden />
          {t('call.devices.test')}
        </Button>
      </div>
      {hasFailed && <Notice tone="warning">{t('call.devices.testFailed')}</Notice>}
      {state.video && canBlur(state.video) && (
        <Switch
          label={t('call.devices.blur')}
          checked={state.chosen.isBlurred}
          onChange={() => void devices.toggleBlur()}
        />
      )}
    </Stack>
  )
}

/** One choice; absent as long as the browser tells no devices of this kind. */
function Choice({ kind, devices, state }: DeviceChoicesProps & { kind: ListedKind }) {
  const t = useT()
  const listed = state.lists[kind]
  if (listed.length === 0) return null
  const chosen = listed.some(({ id }) => id === state.chosen[kind]) ? state.chosen[kind]! : ''
  return (
    <SelectField
      label={t(`call.devices.${kind}`)}
      value={chosen}
      options={[
        { value: '', label: t('call.devices.default') },
        ...listed.map(({ id, label }, index) => ({
          value: id,
          label: label || t('call.devices.unnamed', { number: index + 1 }),
        })),
      ]}
      onChange={(id) => void devices.choose(kind, id)}
    />
  )
}
