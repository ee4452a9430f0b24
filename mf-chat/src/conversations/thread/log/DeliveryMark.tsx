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

/**
 * Delivery state of a message that this person has sent. Its label is not text content, so that the live
 * region does not announce changes.
 */
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
