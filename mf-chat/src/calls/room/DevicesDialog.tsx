import { Button, Modal, Muted, SectionTitle, Stack } from '@mentor-connect/ui'
import { useId } from 'react'
import { DeviceChoices } from '../devices/DeviceChoices'
import type { Devices } from '../devices/devices'
import type { DevicesState } from '../devices/devicesState'
import { useT } from '../messages/useT'

interface DevicesDialogProps {
  devices: Devices
  state: DevicesState
  onClose: () => void
}

/** The choice of devices during a call, with hints. */
export function DevicesDialog({ devices, state, onClose }: DevicesDialogProps) {
  const t = useT()
  const id = useId()
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <Stack>
        <SectionTitle id={id}>{t('call.devices.title')}</SectionTitle>
        <DeviceChoices devices={devices} state={state} />
        <Muted>{t('call.room.keys')}</Muted>
        <Muted>{t('call.devices.captions')}</Muted>
        <Muted>{t('call.notRecorded')}</Muted>
        <Button onClick={onClose}>{t('call.devices.close')}</Button>
      </Stack>
    </Modal>
  )
}
