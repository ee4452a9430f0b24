import type { DevicesState } from '../devices/devicesState'
import { useT } from '../messages/useT'
import type { CallSessionState } from '../session/callSession'

interface StatusOptions {
  call: CallSessionState
  devices: DevicesState
  name: string
  /** True while chat, over which the two browsers find each other, is connected. */
  isSignalling: boolean
}

/** Texts about the present state of the call, the most important first. */
export function useStatusTexts({ call, devices, name, isSignalling }: StatusOptions): string[] {
  const t = useT()
  const { link, phase } = call
  const media = link?.partner
  const isConnected = phase === 'active' && link?.phase === 'connected'
  const main = t(`call.status.${phase === 'active' ? (link?.phase ?? 'connecting') : joined(phase)}`, {
    name,
  })
  if (!isConnected) return [main]
  const isSendingNothing = link.video === 'off' && (devices.video !== null || devices.screen !== null)
  return [
    main,
    !isSignalling && t('call.status.offline'),
    isSendingNothing && t('call.status.ownPaused'),
    media?.picture === 'paused' && t('call.status.partnerPaused', { name }),
    media?.picture === 'off' && t('call.status.partnerOff', { name }),
    media?.picture === 'screen' && t('call.status.partnerScreen', { name }),
    media?.microphone === 'off' && t('call.status.partnerMuted', { name }),
    devices.screen !== null && t('call.status.sharing'),
  ].filter((text): text is string => text !== false)
}

const joined = (phase: CallSessionState['phase']) =>
  phase === 'ringing' || phase === 'waiting' ? phase : 'joining'
