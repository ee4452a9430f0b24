import { color, font, radius, space } from '@mentor-connect/ui'
import { ShieldAlert } from 'lucide-react'
import styled from 'styled-components'
import { hasContactData } from '@mentor-connect/contract/trust/contactData'
import { useT } from '../../../messages/useT'

/** Warns of contact details in a message to somebody who has not answered yet. The message can be sent anyway. */
export function ContactWarning({ text, name }: { text: string; name: string }) {
  const t = useT()
  return (
    <div role="status">
      {hasContactData(text) && (
        <Line>
          <ShieldAlert size={18} aria-hidden />
          <span>{t('chat.firstContact.contactData', { name })}</span>
        </Line>
      )}
    </div>
  )
}

const Line = styled.p`
  display: flex;
  gap: ${space[2]};
  margin-bottom: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.warningSoft};
  color: ${color.text};
  font-size: ${font.size.small};

  svg {
    flex: none;
    margin-top: 0.15em;
    color: ${color.warning};
  }
`
