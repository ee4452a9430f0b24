import { CheckCheck, CircleAlert, Clock, Check, type LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'

export type Delivery = 'sending' | 'sent' | 'read' | 'failed'

const ICONS: Record<Delivery, LucideIcon> = {
  sending: Clock,
  sent: Check,
  read: CheckCheck,
  failed: CircleAlert,
}

/** How far an own message has come. Its name is no text, so that a change of it is not read out from the log. */
export function DeliveryMark({ state }: { state: Delivery }) {
  const t = useT()
  const Icon = ICONS[state]
  const text = t(`chat.message.${state}`)
  return (
    <Mark role="img" aria-label={text} title={text}>
      <Icon size={16} aria-hidden />
    </Mark>
  )
}

const Mark = styled.span`
  display: inline-grid;
`
