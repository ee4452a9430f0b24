import { AlertTriangle, CheckCircle2, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, font, radius, space } from './theme'

type Tone = 'info' | 'success' | 'warning' | 'danger'
const ICONS = { info: Info, success: CheckCircle2, warning: AlertTriangle, danger: AlertTriangle }

/** A message in the page. Screen readers announce the tones `danger` and `warning` at once. */
export function Notice({ tone = 'info', children, id }: { tone?: Tone; children: ReactNode; id?: string }) {
  const Icon = ICONS[tone]
  return (
    <NoticeBox id={id} $tone={tone} role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden />
      <div>{children}</div>
    </NoticeBox>
  )
}

const NoticeBox = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  /* The border becomes visible if the browser replaces the colours (forced colours). */
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  background: ${({ $tone }) =>
    ({
      info: color.primarySoft,
      success: color.successSoft,
      warning: color.warningSoft,
      danger: color.dangerSoft,
    })[$tone]};
  color: ${({ $tone }) =>
    ({ info: color.primary, success: color.success, warning: color.warning, danger: color.danger })[$tone]};
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-top: 0.2em;
  }
`
