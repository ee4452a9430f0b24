import { languageOf } from '@mentor-connect/i18n'
import { CoverLink, EntryCard, EntryWords, Small, Tag, color, font } from '@mentor-connect/ui'
import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'

interface LearnerEntryProps {
  to: string
  name: string
  details: string[]
  status?: { text: string; tone: 'success' | 'accent' | 'neutral' }
}

/** An entry of a list. The whole entry links to its page. */
export function LearnerEntry({ to, name, details, status }: LearnerEntryProps) {
  return (
    <EntryCard as="li" $padding={4}>
      <EntryWords>
        <Name to={to} lang={languageOf(name)}>
          {name}
        </Name>
        {details.map((detail) => (
          <Small key={detail} lang={languageOf(detail)}>
            {detail}
          </Small>
        ))}
        {status && (
          <div>
            <Tag $tone={status.tone}>{status.text}</Tag>
          </div>
        )}
      </EntryWords>
      <Arrow size={22} color={color.muted} aria-hidden />
    </EntryCard>
  )
}

/** The arrow stays at the end of the row, even if the text is short. */
const Arrow = styled(ChevronRight)`
  flex: none;
  margin-inline-start: auto;
`

const Name = styled(CoverLink)`
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`
