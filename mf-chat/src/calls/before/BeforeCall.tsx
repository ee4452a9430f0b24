import {
  Button,
  ButtonAnchor,
  Columns,
  BackTo,
  AreaPage,
  Lead,
  Muted,
  Row,
  Stack,
  Title,
} from '@mentor-connect/ui'
import { ExternalLink, Phone } from 'lucide-react'
import { DeviceChoices } from '../devices/DeviceChoices'
import type { Devices } from '../devices/devices'
import type { DevicesState } from '../devices/devicesState'
import { MicrophoneLevel } from '../devices/MicrophoneLevel'
import { ProblemNotices } from '../devices/ProblemNotices'
import { useT } from '../messages/useT'
import { DeviceButtons } from '../room/DeviceButtons'
import type { CallSubject } from '../useCallSubject'
import { OwnPicture } from './OwnPicture'

interface BeforeCallProps {
  subject: CallSubject
  devices: Devices
  state: DevicesState
  onJoin: () => void
}

/**
 * The check of camera, microphone and speaker before a call. The button that begins it is before the choices, so that it
 * is on the first screen of a phone.
 */
export function BeforeCall({ subject, devices, state, onJoin }: BeforeCallProps) {
  const t = useT()
  const { name, session, back } = subject
  return (
    <AreaPage>
      <BackTo to={back}>{t(session ? 'call.back.session' : 'call.back.chat')}</BackTo>
      <div>
        <Title>{t('call.titleWith', { name })}</Title>
        <Lead>{t(session ? 'call.before.session' : 'call.before.chat', { name })}</Lead>
      </div>
      <Columns $parts={[3, 2]} $gap={6} $from="desktopUp">
        <Stack>
          <OwnPicture track={state.video}>
            <DeviceButtons devices={devices} state={state} />
          </OwnPicture>
          <div role="status">{state.isOpening && <Muted>{t('call.before.opening')}</Muted>}</div>
          <ProblemNotices devices={devices} problems={state.problems} />
        </Stack>
        <Stack $gap={5}>
          {!state.audio && !state.isOpening && <Muted>{t('call.before.listen', { name })}</Muted>}
          <Row>
            <Button $named onClick={onJoin}>
              <Phone size={20} aria-hidden />
              {t(session ? 'call.before.join' : 'call.before.call', { name })}
            </Button>
            {session?.link && (
              <ButtonAnchor
                $variant="secondary"
                href={session.link}
                target="_blank"
                rel="noopener noreferrer"
              >
                <ExternalLink size={18} aria-hidden />
                {t('call.ended.link')}
              </ButtonAnchor>
            )}
          </Row>
          <Muted>{t('call.notRecorded')}</Muted>
          {state.audio && <MicrophoneLevel track={state.audio} />}
          <DeviceChoices devices={devices} state={state} />
        </Stack>
      </Columns>
    </AreaPage>
  )
}
